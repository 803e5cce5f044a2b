/** Moves the focus to the main content of the page. */
export function focusMain(): void {
  document.getElementById('main')?.focus({ preventScroll: true })
}
