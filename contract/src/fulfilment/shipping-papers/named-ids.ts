/** The maximum number of orders per print call. */
export const mostOrdersPrinted = 200

/** The ids of a comma-separated list, without duplicates. */
export function namedIds(list: string): string[] {
  return [...new Set(list.split(',').map((id) => id.trim()))].filter((id) => id !== '')
}
