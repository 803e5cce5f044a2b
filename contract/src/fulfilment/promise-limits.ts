/** How many days ahead a day of arrival can be chosen. */
export const mostDaysAhead = 90
