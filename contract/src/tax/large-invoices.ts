/**
 * Above how many paise an invoice to a consumer in another state is told by itself in GSTR-1 (table 5),
 * by the day of the invoice: the latest that has begun counts. A change of the law is a line more.
 */
export const largeInvoices = [
  // Rule 59(4)(a) of the CGST Rules as it was made.
  { from: '2017-07-01', abovePaise: 25_000_000 },
  // Notification 12/2024-Central Tax.
  { from: '2024-08-01', abovePaise: 10_000_000 },
] as const
