/** For an optional print: with the buyer's own text and photos, or plain. */
export type PrintWish = 'own' | 'plain'

/** The choice in a navigation's state, for example from /signin. */
export function wishFromState(state: unknown): PrintWish | null {
  return (state as { isPlain?: boolean } | null)?.isPlain ? 'plain' : null
}
