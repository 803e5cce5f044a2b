/** Gives the picture the focus, when what had it is gone. */
export const focusPicture = (): void =>
  document.querySelector<HTMLElement>('[data-stage-picture]')?.focus()
