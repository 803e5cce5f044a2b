import { z } from 'zod'
import { messageStates } from './message-states.ts'
import { messageTemplateNames } from './templates.ts'

/** A message of an order, as staff see it. */
export const orderMessage = z.object({
  id: z.string(),
  template: z.enum(messageTemplateNames),
  state: z.enum(messageStates),
  createdAt: z.iso.datetime(),
  at: z.iso.datetime().describe('Of its state'),
  to: z.string().describe('The last four digits of the number; empty once it is forgotten'),
  mail: z
    .enum(['also', 'waits', 'replaced', 'instead'])
    .describe('Whether the mail of the same goes: too, perhaps, not, or in place of the message'),
  error: z.string().nullable().describe('The provider’s words for a message that failed'),
})
export type OrderMessage = z.infer<typeof orderMessage>

export const numberStates = ['agreed', 'ended', 'stopped'] as const

/** A number at which a person agreed to messages, and whether that still holds. */
export const messageNumber = z.object({ phone: z.string(), state: z.enum(numberStates) })
export type MessageNumber = z.infer<typeof messageNumber>
