// Steps through an explanation and lights on the table what the step speaks of. Without it each step is a link.
(function () {
  "use strict";

  function words(text) {
    return (text || "").split(" ").filter(Boolean);
  }

  function show(scene, number, said) {
    const steps = [...scene.querySelectorAll(".step")];
    const current = Math.max(0, Math.min(steps.length - 1, number));
    steps.forEach((step, index) => {
      step.classList.toggle("lit", index === current);
      if (index === current) step.setAttribute("aria-current", "step");
      else step.removeAttribute("aria-current");
    });
    const seats = words(steps[current].dataset.seats);
    const cards = words(steps[current].dataset.cards);
    scene.querySelectorAll("[data-seat]").forEach((seat) => seat.classList.toggle("lit", seats.includes(seat.dataset.seat)));
    scene.querySelectorAll("[data-card]").forEach((card) => card.classList.toggle("lit", cards.includes(card.dataset.card)));
    scene.querySelector("[data-place]").textContent = `${current + 1} / ${steps.length}`;
    scene.querySelectorAll("[data-step]").forEach((button) => {
      const end = button.dataset.step === "1" ? steps.length - 1 : 0;
      button.setAttribute("aria-disabled", String(current === end));
    });
    scene.dataset.current = String(current);
    if (said) scene.querySelector("[data-said]").textContent = steps[current].querySelector(".step-text").innerText;
  }

  function move(scene, by) {
    show(scene, Number(scene.dataset.current) + by, true);
    const riding = getComputedStyle(scene.querySelector(".steps")).position === "sticky";
    const seen = (riding && scene.querySelector(".place.lit, .card.lit")) || scene.querySelector(".step.lit");
    seen.scrollIntoView({ block: "nearest" });
  }

  function start(root) {
    const scenes = root.matches("[data-replay]") ? [root] : root.querySelectorAll("[data-replay]");
    scenes.forEach((scene) => {
      const steps = [...scene.querySelectorAll(".step")];
      if (!steps.length) return;
      scene.querySelector(".steps").classList.add("stepping");
      scene.querySelector("[data-stepper]").hidden = false;
      show(scene, steps.findIndex((step) => step.classList.contains("lit")), false);
    });
  }

  document.addEventListener("click", (event) => {
    const scene = event.target.closest("[data-replay]");
    if (!scene) return;
    const button = event.target.closest("[data-step]");
    const link = event.target.closest(".step-number");
    if (button) move(scene, Number(button.dataset.step));
    if (link && !event.ctrlKey && !event.metaKey && !event.shiftKey) {
      event.preventDefault();
      show(scene, [...scene.querySelectorAll(".step-number")].indexOf(link), true);
    }
  });

  document.addEventListener("replay:move", (event) => {
    const scene = document.querySelector("[data-replay][data-current]");
    if (scene) move(scene, event.detail);
  });
  document.addEventListener("htmx:afterSettle", () => start(document.body));
  document.addEventListener("DOMContentLoaded", () => start(document.body));
})();
