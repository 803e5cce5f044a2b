/** Of what may be personalised and need not be: with words and photos of the buyer's own, or plain. */
export type PrintWish = 'own' | 'plain'

/** The wish that a navigation's state brought along, from /signin for instance. */
export function wishFromState(state: unknown): PrintWish | null {
  return (state as { isPlain?: boolean } | null)?.isPlain ? 'plain' : null
}
