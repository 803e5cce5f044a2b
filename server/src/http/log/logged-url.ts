/** A request's address as a log may hold it: the token of a reset link opens an account. */
export function loggedUrl(url: string): string {
  return url.replace(/(\/reset-password\/)[^/?#]+/gi, '$1***')
}
