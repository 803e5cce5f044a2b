/** By which stretches of time the shop's numbers are told. */
export const reportSteps = ['day', 'week', 'month'] as const
export type ReportStep = (typeof reportSteps)[number]

/** The most days that are told at once. */
export const mostReportDays = 366
/** How many days are told when nobody says which: today and those before it. */
export const usualReportDays = 30
/** How many products are told; the file has all. */
export const mostReportProducts = 10

/** On what kind of page a visit began; a page view that came from elsewhere begins one. */
export const visitKinds = ['home', 'listing', 'product', 'other'] as const
/** What is counted by day without saying of whom: visits, products looked at, and what was put into a bag. */
export const dayCountKinds = [...visitKinds, 'product_view', 'bag'] as const
export type DayCountKind = (typeof dayCountKinds)[number]
