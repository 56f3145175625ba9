// Small comforts of the teacher's pages. Everything works without them.
(function () {
  "use strict";

  for (const button of document.querySelectorAll("[data-print]")) {
    button.hidden = false;
    button.addEventListener("click", () => window.print());
  }
  for (const field of document.querySelectorAll("[data-select]")) {
    field.addEventListener("focus", () => field.select());
  }
})();
