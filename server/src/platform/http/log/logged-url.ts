/**
 * A request's address as a log may hold it: the token of a reset link opens an account, that of a
 * shared link shows somebody's design, that of a refund says where the money goes,
 * that of a ticket what was answered. What somebody looks for may be a phone number or a name: of what
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
