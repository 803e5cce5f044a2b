import { waitingTexts as texts } from './waiting.texts.ts'

/** Why the cart did not take a choice, by the code of its answer. */
export function refusalSentence(code: string): string {
  if (code === 'out_of_stock') return texts.soldOut
  if (code === 'product_not_found') return texts.gone
  if (code === 'cart_full') return texts.full
  return texts.notOffered
}
