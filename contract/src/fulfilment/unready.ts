import { z } from 'zod'
import { optionalLines } from '#shared/fields.ts'
import { mostOfForceReason } from '#orders/order-moves.ts'
import { printStates } from './print/print-moves.ts'
import { ruleTexts } from '#i18n/rules.texts.ts'
import { texts } from '#i18n/texts.ts'

/**
 * A line or a gift item that prevents the shipping of its order: it is not printed, or not in the
 * box.
 */
export const unreadyLine = z.object({
  id: z.string().describe('Of the line; `gift-card` and `gift-wrap` are none'),
  title: z.string(),
  state: z.enum([...printStates, 'unpacked']),
})
export type UnreadyLine = z.infer<typeof unreadyLine>

/** Ships orders that are not ready: an owner or a manager gives the reason. */
export const forcing = {
  force: z.boolean(ruleTexts.notValid).optional().describe('Send it though it is not ready'),
  reason: optionalLines(mostOfForceReason),
}

export const hasReason = ({ force, reason }: { force?: boolean; reason?: string }) =>
  force !== true || reason !== undefined
export const reasonMissing = { path: ['reason'], error: texts.required }
