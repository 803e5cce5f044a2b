export const yourMessagesTexts = {
  heading: 'News by WhatsApp',
  sentence:
    'We write when an order is confirmed, its proof is ready, it is sent or arrives today, or its printing waits: four messages an order at most. Bills always come by mail.',
  numbers: 'We write to these numbers, if an order goes there:',
  end: 'End',
  endOf: (phone: string) => `End messages to ${phone}`,
  phone: 'Mobile number',
  /** Before a number is typed. */
  thisNumber: 'this number',
  add: 'Get news by WhatsApp',
  tickFirst: 'Please tick the sentence first.',
  added: (phone: string) => `We write to ${phone} about your orders.`,
  ended: (phone: string) => `We write no more messages to ${phone}.`,
} as const
