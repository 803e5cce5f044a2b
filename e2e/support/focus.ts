/**
 * Describes the faults of the focused element: WCAG 2.4.7 (it is visible), 2.4.11 (nothing covers
 * it), 2.5.8 (it is 24 pixels wide and high, or within a line of text) and 4.1.2 (it has a name).
 * Runs in the page.
 */
export function lookAtFocus(wanted: Element): { isThere: boolean; faults: string[] } {
  const focused = document.activeElement
  const isThere = focused === wanted
  // Nothing has the focus yet, or only the start of the page.
  if (!(focused instanceof HTMLElement) || focused.matches('body, [tabindex="-1"]'))
    return { isThere, faults: [] }
  const label = focused.closest('label') ?? (focused as HTMLInputElement).labels?.[0]
  const target = focused.closest('label') ?? focused
  const box = focused.getBoundingClientRect()
  const hitBox = target.getBoundingClientRect()
  const words = focused.outerHTML.slice(0, 120)

  const name = [
    focused.getAttribute('aria-label'),
    ...(focused.getAttribute('aria-labelledby')?.split(' ') ?? []).map(
      (id) => document.getElementById(id)?.textContent,
    ),
    label?.textContent,
    focused.textContent,
    ...[...focused.querySelectorAll('img')].map(({ alt }) => alt),
  ].find((text) => text?.trim())

  const shows = [focused, target, focused.parentElement].some((element) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(element ?? focused)
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
  })

  const isInline = getComputedStyle(target).display === 'inline'
  const isLarge = Math.round(hitBox.width) >= 24 && Math.round(hitBox.height) >= 24

  // Of an element larger than the screen, the part that fits.
  const [left, right] = [Math.max(box.left, 0), Math.min(box.right, innerWidth)]
  const [top, bottom] = [Math.max(box.top, 0), Math.min(box.bottom, innerHeight)]
  const isWhole =
    (box.width > innerWidth || right - left >= box.width - 1) &&
    (box.height > innerHeight * 0.6 ? bottom - top >= 24 : bottom - top >= box.height - 1)
  const covers = [0.25, 0.75]
    .flatMap((x) => [0.25, 0.75].map((y) => [x, y] as const))
    .map(([x, y]) =>
      document
        .elementsFromPoint(left + (right - left) * x, top + (bottom - top) * y)
        // A toast disappears by itself.
        .find((element) => element === focused || !element.closest('body > [aria-live]')),
    )
    .filter((element) => element && !target.contains(element) && !element.contains(target))

  const faults = [
    !name && 'has no name',
    !shows && 'does not show that it has the focus',
    !isInline && !isLarge && `is ${hitBox.width} × ${hitBox.height} small`,
    !isWhole && `is out of sight at ${box.left}, ${box.top}, ${box.right}, ${box.bottom}`,
    isWhole && covers.length > 0 && `is covered by ${covers[0]?.outerHTML.slice(0, 120)}`,
  ]
  return { isThere, faults: faults.filter(Boolean).map((fault) => `${words} ${String(fault)}`) }
}
