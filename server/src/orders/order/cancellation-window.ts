import type { ShopSettings } from '@tohfa/contract/backoffice/settings/settings-table'
import { now } from '#platform/runtime/clock.ts'
import { Failure } from '#platform/http/failures.ts'
import { message } from '#platform/http/messages.ts'

/**
 * The end of the period in which a new order is not printed, so that its buyer can cancel; null
 * once it is over.
 */
export function changeableUntil(orderedAt: Date, minutes: number): Date | null {
  const until = new Date(orderedAt.getTime() + minutes * 60_000)
  return until > now() ? until : null
}

/** Refuses to print or send an order that its buyer can still cancel (docs/product.md 11.15). */
export function refuseWhileChangeable(
  orderedAt: Date,
  { cancelMinutes }: Pick<ShopSettings, 'cancelMinutes'>,
  sentence: 'changeable' | 'notSentYet' = 'changeable',
): void {
  const until = changeableUntil(orderedAt, cancelMinutes)
  if (until)
    throw new Failure('invalid_transition', {
      sentence: message(sentence, Math.ceil((until.getTime() - now().getTime()) / 60_000)),
    })
}
