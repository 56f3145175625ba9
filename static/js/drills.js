// The clock of a try, and the sum of a drill being built. Everything works without them.
(function () {
  "use strict";

  let ticking = 0;

  function watch() {
    clearInterval(ticking);
    const clock = document.querySelector("[data-seconds]");
    if (!clock) return;
    const end = performance.now() + Number(clock.dataset.seconds) * 1000;
    const tick = () => {
      const left = Math.max(0, Math.ceil((end - performance.now()) / 1000));
      const seconds = String(left % 60).padStart(2, "0");
      clock.textContent = left ? `${Math.floor(left / 60)}:${seconds}` : clock.dataset.over;
      clock.classList.toggle("is-up", !left);
      if (!left) clearInterval(ticking);
    };
    ticking = setInterval(tick, 500);
    tick();
  }

  function sum(form) {
    const counts = [...form.querySelectorAll("[data-count]")].map((field) => Number(field.value) || 0);
    const place = form.querySelector("[data-total]");
    const total = counts.reduce((one, other) => one + other, 0);
    place.textContent = `${total} ${total === 1 ? place.dataset.one : place.dataset.more}`;
  }

  document.addEventListener("htmx:afterSettle", watch);
  for (const form of document.querySelectorAll("[data-builder]")) {
    form.addEventListener("input", () => sum(form));
  }
  watch();
})();
