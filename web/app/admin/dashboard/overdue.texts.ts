export const overdueTexts = {
  unsettled: {
    heading: 'Payments that are not paid out',
    sentence:
      'The payment provider should have paid these out by now. Fetch its payouts on the page of the month, or ask it.',
  },
  unremitted: {
    heading: 'Cash that did not arrive',
    sentence:
      'The courier collected this cash and has not paid it out in time. Hand in its list on the page of the month, or ask it.',
  },
  since: (day: string) => `since ${day}`,
  money: 'Money of the month',
  moneyOf: (orderNumber: string) => `Money of the month of ${orderNumber}`,
  more: (orders: number) => `and ${orders} more`,
} as const
