/** The periods by which reports group days. */
export const reportSteps = ['day', 'week', 'month'] as const
export type ReportStep = (typeof reportSteps)[number]

/** The maximum number of days of a report. */
export const mostReportDays = 366
/** The default number of days, including today. */
export const usualReportDays = 30
/** The number of products in the answer; the file has all. */
export const mostReportProducts = 10

/** The kind of page on which a visit began; a page view from another site begins a visit. */
export const visitKinds = ['home', 'listing', 'product', 'other'] as const
/** Anonymous daily counts: visits, product views, and additions to a cart. */
export const dayCountKinds = [...visitKinds, 'product_view', 'bag'] as const
export type DayCountKind = (typeof dayCountKinds)[number]
