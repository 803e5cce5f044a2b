/** Of how many orders one call prints. */
export const mostOrdersPrinted = 200

/** The ids in a list that is separated by commas, each once. */
export function namedIds(list: string): string[] {
  return [...new Set(list.split(',').map((id) => id.trim()))].filter((id) => id !== '')
}
