import type { GiftWords } from '@tohfa/contract/orders/gift'
import type { Proofs } from '#studio/proofs/proofs.service.ts'
import { type Fields, refusedFields } from '#platform/http/failures.ts'
import { message } from '#platform/http/messages.ts'

/** So many are named; whoever writes in another script knows by then. */
const mostNamed = 10

/**
 * Refuses letters that the fonts of the card do not have, and names them: nothing is dropped from a
 * card. What no paper shows is refused before, by the schema.
 *
 * @param path where the words stand in what was sent
 */
export async function refuseUnprintableGift(
  proofs: Pick<Proofs, 'missingOnCard'>,
  who: string,
  words: GiftWords | undefined,
  path = 'gift.',
): Promise<void> {
  if (!words) return
  const missing = await proofs.missingOnCard(who, words)
  const fields: Fields = Object.fromEntries(
    missing.map(({ part, letters }) => [
      path + part,
      message('letterNotPrintable', letters.slice(0, mostNamed).join(' ')),
    ]),
  )
  if (missing.length > 0) throw refusedFields(fields)
}
