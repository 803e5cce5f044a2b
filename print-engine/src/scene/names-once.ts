/** Whether all ids are distinct. */
export function namesOnce(named: readonly { id: string }[]): boolean {
  return new Set(named.map(({ id }) => id)).size === named.length
}
