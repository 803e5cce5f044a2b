/**
 * A host that never exists (RFC 2606): accounts with an e-mail there have had their data erased.
 */
const erasedHost = '@erased.invalid'

/** Replaces the e-mail of an erased person; unique for each account. */
export function erasedEmail(userId: string): string {
  return `${userId}${erasedHost}`
}

/** Whether an e-mail belongs to an erased person. */
export function isErased(email: string): boolean {
  return email.endsWith(erasedHost)
}

/** The same for customers whose e-mail nobody knows. */
export const guestHost = '@guest.invalid'

/** The e-mail of a customer who has none; unique for each. */
export function guestEmail(userId: string): string {
  return `${userId}${guestHost}`
}

/** Whether no mail can be delivered to an e-mail. */
export function isNobody(email: string): boolean {
  return isErased(email) || email.endsWith(guestHost)
}
