/** By which stretches of time the shop's numbers are told. */
export const numbersSteps = ['day', 'week', 'month'] as const
export type NumbersStep = (typeof numbersSteps)[number]

/** The most days that are told at once. */
export const mostNumbersDays = 366
/** How many days are told when nobody says which: today and those before it. */
export const usualNumbersDays = 30
/** How many products are told; the file has all. */
export const mostNumbersProducts = 10

/** On what kind of page a visit began; a page view that came from elsewhere begins one. */
export const visitKinds = ['home', 'listing', 'product', 'other'] as const
/** What is counted by day without saying of whom: visits, products looked at, and what was put into a bag. */
export const dayCountKinds = [...visitKinds, 'product_view', 'bag'] as const
export type DayCountKind = (typeof dayCountKinds)[number]
