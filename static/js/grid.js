// Asks for the live grid again every few seconds, unless nobody looks. Without it the grid is as old as its page.
(function () {
  "use strict";

  const EVERY = 5000;
  const GRID = "live-grid";
  let kept = null;

  function grid() {
    return document.getElementById(GRID);
  }

  function isGrid(event) {
    return event.target.id === GRID;
  }

  function poll() {
    if (grid() && !document.hidden) window.htmx.trigger(grid(), "grid-poll");
  }

  function stale(is) {
    const note = grid() && grid().querySelector("[data-stale]");
    if (note) note.hidden = !is;
  }

  document.addEventListener("visibilitychange", () => {
    if (document.hidden && grid()) window.htmx.trigger(grid(), "htmx:abort");
    else poll();
  });

  document.addEventListener("htmx:configRequest", (event) => {
    if (isGrid(event)) event.detail.headers["If-None-Match"] = `"${grid().dataset.version}"`;
  });

  document.addEventListener("htmx:beforeSwap", (event) => {
    if (!isGrid(event)) return;
    stale(false);
    if (event.detail.xhr.status === 304) {
      event.detail.shouldSwap = false;
      return;
    }
    // The new grid takes over where the old one was being read.
    const scroll = grid().querySelector(".scroll");
    const focused = grid().contains(document.activeElement) ? document.activeElement : null;
    kept = {
      left: scroll ? scroll.scrollLeft : 0,
      top: scroll ? scroll.scrollTop : 0,
      link: focused && focused.getAttribute("href"),
      region: focused !== null && focused === scroll,
    };
  });

  document.addEventListener("htmx:afterSettle", () => {
    const scroll = grid() && grid().querySelector(".scroll");
    if (!kept || !scroll) return;
    scroll.scrollTo(kept.left, kept.top);
    const link = kept.link && [...grid().querySelectorAll("a")].find((one) => one.getAttribute("href") === kept.link);
    if (link) link.focus({ preventScroll: true });
    else if (kept.region) scroll.focus({ preventScroll: true });
    kept = null;
  });

  ["htmx:sendError", "htmx:responseError", "htmx:timeout"].forEach((name) => {
    document.addEventListener(name, (event) => {
      if (isGrid(event)) stale(true);
    });
  });

  setInterval(poll, EVERY);
})();
