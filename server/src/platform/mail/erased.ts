/** A host that can never be reached (RFC 2606): who stands under it has had their data erased. */
const erasedHost = '@erased.invalid'

/** What stands where the e-mail of somebody stood; their own, so that it stays unique. */
export function erasedEmail(userId: string): string {
  return `${userId}${erasedHost}`
}

/** Whether nobody is behind an e-mail any more. */
export function isErased(email: string): boolean {
  return email.endsWith(erasedHost)
}
