export const ewayLimitTexts = {
  heading: 'E-way bill',
  present: (above: string, day: string) =>
    `An order whose goods come to more than ${above} with tax is sent only with an e-way bill, since ${day}. Exempt goods do not count.`,
  upcoming: (above: string, day: string) => `From ${day}: more than ${above}`,
  above: 'Needed above, in rupees',
  validFrom: 'The limit counts from',
  validFromHint: 'Today when it is left empty',
  save: 'Save the limit',
  saved: 'The limit for e-way bills is saved.',
} as const
