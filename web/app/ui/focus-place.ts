/** Nothing in the page has the focus. */
export const isNowhere = (active: Element | null) => active === null || active === document.body

/**
 * Remembers where the focus is as something begins that takes its time.
 *
 * @returns whether somebody has taken it elsewhere since
 */
export function noteFocus(): () => boolean {
  const from = document.activeElement
  return () => document.activeElement !== from && !isNowhere(document.activeElement)
}
