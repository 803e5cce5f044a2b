/*
 * Actions and reducers as Redux has them, without its toolkit: that would be seven kilobytes on
 * every page (docs/decisions/006). A reducer's case says what changes; the rest stays as it was.
 */
export type Action = { type: string }
export type Reducer<S> = (state: S | undefined, action: Action) => S

/** What can happen, and whether an action is that. */
export type ActionKind<A extends Action> = { type: string; match(action: Action): action is A }
export type ActionOf<K> = K extends ActionKind<infer A> ? A : never

export function actionKind<A extends Action>(type: string): ActionKind<A> {
  return { type, match: (action): action is A => action.type === type }
}

/** A kind of action that can be made from what it carries. */
export function createAction<P = void>(type: string) {
  const make = (payload: P) => ({ type, payload })
  return Object.assign(make, actionKind<{ type: string; payload: P }>(type))
}

/** At these kinds of action the state changes by what `change` returns; by nothing, not at all. */
export type On<S> = <K extends ActionKind<Action>>(
  kinds: K | readonly K[],
  change: (state: S, action: ActionOf<K>) => Partial<S> | undefined,
) => void

/** A slice of the state: every case that an action meets is applied, in their order. */
export function createReducer<S extends object>(
  initial: S,
  listen: (on: On<S>) => void,
): Reducer<S> {
  const cases: ((state: S, action: Action) => S)[] = []
  listen((kinds, change) => {
    const all = [kinds].flat() as ActionKind<never>[]
    cases.push((state, action) => {
      const changed = all.some((kind) => kind.match(action)) && change(state, action as never)
      return changed ? { ...state, ...changed } : state
    })
  })
  return (state = initial, action) => cases.reduce((now, apply) => apply(now, action), state)
}
