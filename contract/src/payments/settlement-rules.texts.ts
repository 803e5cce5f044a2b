/** Faults of settlement reports and lists of cash. */
export const settlementRuleTexts = {
  reportColumns: (columns: string) => `This is no such report: it lacks ${columns}`,
  reportLine: (line: number) => `Line ${line} has an amount, a day or an id that cannot be read`,
  remittanceDiffers: 'Two lines of one reference have different days',
  waybillTwice: 'This waybill is listed twice',
  payoutsAway: 'The payment provider does not answer now. The shop asks again each night',
} as const
