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

/** How many messages of one order may be billed. */
export const mostBilled = 4
