// chunk: orders
/** The button beside a gift that was ordered. */
export const remindMeTexts = {
  remind: 'Remind me next year',
  remindOf: (order: string) => `Remind me next year of order ${order}`,
} as const
