"use strict";
// Dark or light: as the system has it until one chooses; what one chose is kept for all pages, where the browser keeps
// anything. This runs before the page is painted.
(() => {
  const KEY = "touchstone-theme";
  const root = document.documentElement;

  const show = (theme) => {
    if (theme === "dark" || theme === "light") root.dataset.theme = theme;
  };
  const kept = () => {
    try {
      return localStorage.getItem(KEY);
    } catch {
      return null;
    }
  };
  const keep = (theme) => {
    try {
      localStorage.setItem(KEY, theme);
    } catch {
      // Then the choice is for this page.
    }
  };

  show(kept());
  // A page that one comes back to, and one in another window.
  addEventListener("pageshow", () => show(kept()));
  addEventListener("storage", (event) => event.key === KEY && show(event.newValue));
  addEventListener("click", (event) => {
    if (!event.target.closest("#theme")) return;
    const isDark = root.dataset.theme ? root.dataset.theme === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
    show(isDark ? "light" : "dark");
    keep(root.dataset.theme);
  });
})();
