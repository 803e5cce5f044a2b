/**
 * The states of a message by WhatsApp, in the order in which they replace each other: news of an
 * earlier one that arrives late changes nothing. A message that was refused can still turn out to
 * be delivered, but never the other way round.
 */
export const messageStates = [
  'queued',
  'sending',
  'unknown',
  'accepted',
  'sent',
  'withdrawn',
  'failed',
  'delivered',
  'read',
] as const
export type MessageState = (typeof messageStates)[number]

/** The shop does not know yet whether the provider took the message. */
export const messagesUnderWay = ['sending', 'unknown'] as const satisfies readonly MessageState[]
/** The message is on the buyer's phone. */
export const messagesArrived = ['delivered', 'read'] as const satisfies readonly MessageState[]

/** How many messages of one order may be billed. */
export const mostBilled = 4
