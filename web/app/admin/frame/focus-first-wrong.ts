/** Focuses the first invalid field; in a group, its first control. */
export function focusFirstWrong(form: HTMLFormElement | null): void {
  const wrong = form?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid]')
  const control = wrong?.matches('fieldset') ? wrong.querySelector('input') : wrong
  control?.focus()
}
