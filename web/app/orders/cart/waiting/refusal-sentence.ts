import { waitingTexts as texts } from './waiting.texts.ts'

/** The message for a choice that the cart refused, by the code of its answer. */
export function refusalSentence(code: string): string {
  if (code === 'out_of_stock') return texts.soldOut
  if (code === 'product_not_found') return texts.gone
  if (code === 'cart_full') return texts.full
  return texts.notOffered
}
