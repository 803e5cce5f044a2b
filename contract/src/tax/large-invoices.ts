/**
 * The value in paise above which GSTR-1 (table 5) lists an interstate invoice to a consumer
 * individually, by the day of the invoice. The latest row that has begun applies; a change of the
 * law is a new row.
 */
export const largeInvoices = [
  // The original text of rule 59(4)(a) of the CGST Rules.
  { from: '2017-07-01', abovePaise: 25_000_000 },
  // Notification 12/2024-Central Tax.
  { from: '2024-08-01', abovePaise: 10_000_000 },
] as const
