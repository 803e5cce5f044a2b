/** Letters may differ by a pixel, and so may the lines that they break into: a line no more. */
const LINE = 24

/**
 * Dialogs whose height differs between engines, each as a sentence.
 * @param heights by engine, then by the dialog's title
 */
export function compareDialogs(
  heights: ReadonlyMap<string, ReadonlyMap<string, number>>,
): string[] {
  const titles = new Set([...heights.values()].flatMap((dialogs) => [...dialogs.keys()]))
  return [...titles].flatMap((title) => {
    const seen = [...heights].map(([engine, dialogs]) => ({ engine, px: dialogs.get(title) ?? 0 }))
    const all = seen.map(({ px }) => px)
    if (Math.max(...all) - Math.min(...all) <= LINE) return []
    return [`${title}: ${seen.map(({ engine, px }) => `${px} px in ${engine}`).join(', ')}`]
  })
}
