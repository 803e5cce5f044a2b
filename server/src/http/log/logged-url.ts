/**
 * A request's address as a log may hold it: the token of a reset link opens an account, that of a
 * shared link shows somebody's design, that of a refund says where the money goes,
 * that of a ticket what was answered.
 */
export function loggedUrl(url: string): string {
  return url.replace(
    /(\/(?:reset-password|shared|shared-designs|refund|refund-details|tickets?)\/)[^/?#]+/gi,
    '$1***',
  )
}
