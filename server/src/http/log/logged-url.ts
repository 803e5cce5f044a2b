/**
 * A request's address as a log may hold it: the token of a reset link opens an account, that of a
 * shared link shows somebody's design.
 */
export function loggedUrl(url: string): string {
  return url.replace(/(\/(?:reset-password|shared|shared-designs)\/)[^/?#]+/gi, '$1***')
}
