/** The maximum number of days ahead of a chosen delivery day. */
export const mostDaysAhead = 90
/** The maximum number of goods in one request. */
export const mostPromised = 60
