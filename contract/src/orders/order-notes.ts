/** A note of staff on an order may be as long as a contact message. */
export const mostOfNote = 1000
