/**
 * The address of a request without secrets, for the log. The token of a reset link opens an
 * account. Tokens of other links show a design or a ticket, or decide where a refund goes. A search
 * may contain a phone number or a name. So only query values from the shop's own lists are kept.
 */
export function loggedUrl(url: string): string {
  return url
    .replace(
      /(\/(?:reset-password|shared|shared-designs|refund|refund-details|tickets?|cod|quotes?)\/)[^/?#]+/gi,
      '$1***',
    )
    .replace(/(\/collect\/)[^?#]+/gi, '$1***')
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
