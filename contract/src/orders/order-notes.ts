/** A note of the staff to an order has as much room as a message of the contact form. */
export const mostOfNote = 1000
