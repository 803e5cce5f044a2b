/** Whether no two of them have the same id. */
export function namesOnce(named: readonly { id: string }[]): boolean {
  return new Set(named.map(({ id }) => id)).size === named.length
}
