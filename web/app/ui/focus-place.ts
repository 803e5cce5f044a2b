/** Whether nothing in the page has the focus. */
export const isNowhere = (active: Element | null) => active === null || active === document.body

/**
 * Records the focused element at the start of an operation.
 * @returns whether the focus has moved since
 */
export function noteFocus(): () => boolean {
  const from = document.activeElement
  return () => document.activeElement !== from && !isNowhere(document.activeElement)
}
