/** Whether the shop takes cash at the door from a person. */
export const customerCash = ['allowed', 'refused'] as const
export type CustomerCash = (typeof customerCash)[number]

/** The orders of a list of customers; the first is the usual one. */
export const customerSorts = ['recent', 'spent', 'orders', 'name', 'newest'] as const
export type CustomerSort = (typeof customerSorts)[number]

export const customersPerPage = 20
/** Of the staff's note about a person, in characters. */
export const mostOfCustomerNote = 2000
/** How many of the latest orders, returns and messages the page of one person has. */
export const latestOfCustomer = 50
