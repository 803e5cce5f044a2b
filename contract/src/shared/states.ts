/** The states of a table in its order. */
export function statesOf<State extends string>(
  table: Readonly<Record<State, unknown>>,
): readonly [State, ...State[]] {
  return Object.keys(table) as [State, ...State[]]
}

/** The states of a table with a given mark, in its order. */
export function statesWith<State extends string, Mark extends string>(
  table: Readonly<Record<State, { readonly [mark in Mark]?: boolean }>>,
  mark: Mark,
): readonly State[] {
  return statesOf(table).filter((state) => table[state][mark])
}
