// The keyboard, the focus after an answer, and an answer that did not get through. Everything works without it.
(function () {
  "use strict";

  const QUIET = 400; // ms in which a button that has changed its meaning takes no click

  function typing(target) {
    return target.matches("textarea, select, input:not([type=radio], [type=checkbox])") || target.isContentEditable;
  }

  function rest(exercise) {
    const primary = exercise.querySelector("[data-primary]");
    if (!primary) return;
    primary.setAttribute("aria-disabled", "true");
    setTimeout(() => primary.removeAttribute("aria-disabled"), QUIET);
  }

  function settle() {
    const exercise = document.getElementById("exercise");
    const verdict = document.getElementById("verdict");
    const field = exercise.querySelector("[aria-describedby=problem], .seat input, [name=answer]");
    rest(exercise);
    if (verdict) {
      verdict.focus({ preventScroll: true });
      verdict.scrollIntoView({ block: "nearest" });
    } else if (field) {
      field.focus();
    }
  }

  function choose(number) {
    const inputs = document.querySelectorAll(".seat input, .choices input");
    const input = inputs[number - 1];
    if (!input) return false;
    input.focus();
    input.click();
    return true;
  }

  function onKey(event) {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
    if (document.body.dataset.shortcuts === "off" || typing(event.target)) return;
    const primary = document.querySelector("[data-primary]");
    const radio = event.target.matches("[type=radio]");
    if (/^[0-9]$/.test(event.key)) {
      if (choose(Number(event.key) || 10)) event.preventDefault();
    } else if (event.key === "Enter" && primary && !event.target.closest("a, button, summary")) {
      event.preventDefault();
      primary.click();
    } else if ((event.key === "ArrowLeft" || event.key === "ArrowRight") && !radio) {
      const detail = event.key === "ArrowLeft" ? -1 : 1;
      document.dispatchEvent(new CustomEvent("replay:move", { detail }));
    }
  }

  function failed(is) {
    document.getElementById("offline").hidden = !is;
  }

  document.addEventListener("click", (event) => {
    const button = event.target.closest("[data-primary], [data-retry]");
    if (!button) return;
    if (button.getAttribute("aria-disabled") === "true") {
      event.preventDefault();
      event.stopImmediatePropagation();
    } else if (button.matches("[data-retry]")) {
      failed(false);
      document.getElementById("answer-form").requestSubmit(document.querySelector("button[data-primary]"));
    }
  }, true);
  document.addEventListener("keydown", onKey);
  document.addEventListener("htmx:beforeRequest", () => failed(false));
  ["htmx:sendError", "htmx:timeout"].forEach((name) => {
    document.addEventListener(name, () => failed(true));
  });
  document.addEventListener("htmx:responseError", (event) => {
    // A page that says what is wrong is shown as one; sending again is harmless, an answer is recorded once.
    if (event.detail.xhr.status < 500) document.getElementById("answer-form").submit();
    else failed(true);
  });
  document.addEventListener("htmx:afterSettle", settle);
})();
