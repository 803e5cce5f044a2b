/** Sets the focus to the beginning of what the page is about. */
export function focusMain(): void {
  document.getElementById('main')?.focus({ preventScroll: true })
}
