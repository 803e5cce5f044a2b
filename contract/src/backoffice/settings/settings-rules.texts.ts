/** What is wrong with a setting. */
export const settingsRuleTexts = {
  storeName: 'A name without < > " or line breaks',
  storePhone: 'A phone number: 7 to 15 digits, with + and spaces if you like',
  secureLink: 'A web address that begins with https://',
  officerDesignation:
    'Real payments need somebody who hears complaints, with their designation, such as Asha Rao, Head of Care',
  onOrOff: 'Should be true or false',
  cashMax: 'An amount in rupees above 0, with at most two decimals; empty for no limit',
  wrapPrice: 'An amount in rupees from 0 to 10000, with at most two decimals',
  percent: 'A whole percentage from 0 to 100',
  cancelMinutes: 'A whole number of minutes from 0 to 10080, which is a week',
  newOrderMail: 'Should be each, hourly or off',
  cutoffHour: 'A whole hour from 0 to 24',
  productionDays: 'A whole number of days from 0 to 60',
  holidays: 'Days such as 2026-11-08, at most 200 of them',
  buffer: 'A whole number of days from 0 to 30',
  capacity: 'A whole number of pieces from 0 to 100000',
  payoutDays: 'A whole number of days from 0 to 90',
  indexNowKey: '8 to 128 letters from a to z, digits and dashes',
  indexNowNeedsKey: 'To turn it on, enter a key',
  color: 'A colour such as #26345e',
  headerContrast: (ratio: string) =>
    `These words would be hard to read: ${ratio} to 1. It takes 4.5 to 1. Make one of the colours darker or lighter`,
  mustBeObject: 'Must be an object',
  cashOff: 'This shop takes no cash on delivery at the moment',
  cashTooMuch: (most: string) => `Cash on delivery is possible for orders up to ${most}`,
} as const
