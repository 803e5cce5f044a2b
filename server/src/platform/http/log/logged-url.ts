/**
 * A request's address without its secrets, for the log. The token of a reset link opens an account,
 * and that of a shared link shows somebody's design. That of a refund decides where money goes, and
 * that of a ticket shows its answers. What somebody looks for may be a phone number or a name: of
 * what
 * stands behind the path, only values stay that are the shop's own words.
 */
export function loggedUrl(url: string): string {
  return url
    .replace(
      /(\/(?:reset-password|shared|shared-designs|refund|refund-details|tickets?|cod|quotes?)\/)[^/?#]+/gi,
      '$1***',
    )
    .replace(/([?&]([^=&#\s]*)=)[^&#\s"')]+/g, (all, before: string, name: string) =>
      ownWords.has(name) ? all : `${before}***`,
    )
}

const ownWords = new Set([
  'page',
  'limit',
  'sort',
  'lang',
  'state',
  'status',
  'kind',
  'type',
  'format',
  'period',
  'day',
])
