/** Keys of a query that say what kind of page it is; all others are cut. */
const keptKeys = new Set(['search', 'categorie', 'rating', 'price', 'size', 'sort', 'page'])
const isCampaign = (key: string) => key.startsWith('utm_')
/** Their pages are opened by a link whose token is a secret. */
const byLink = /^(?:reset-password|shared|refund|ticket)$/
/** An e-mail, or so many digits as a phone, a PIN code or an order has. */
const personal = /@|(?:\d[\s-]?){6,}/

/**
 * The address of a page as third parties may see it. It has no token of a link, no id of an order
 * or account, and no search that looks like somebody's e-mail or number.
 */
export function reportedAddress(address: string): string {
  const url = new URL(address)
  const query = new URLSearchParams(
    [...url.searchParams].filter(
      ([key, value]) => (keptKeys.has(key) || isCampaign(key)) && !personal.test(value),
    ),
  ).toString()
  return url.origin + reportedPath(url.pathname) + (query && `?${query}`)
}

/** Products are told apart; of everything else only the kind of page is said. */
function reportedPath(path: string): string {
  const [, room = '', page = '', ...rest] = path.split('/')
  if (byLink.test(room)) return `/${room}`
  if (room === 'product-detail' || rest.length === 0) return path
  return `/${room}/${page}`
}

/** A title that repeats what was searched for is told without what is personal in it. */
export function reportedTitle(title: string): string {
  return title.replaceAll(/\S*@\S*|(?:\d[\s-]?){6,}/g, '…')
}

/**
 * Where somebody came from: of this shop like any page, of another site its host only.
 *
 * @param referrer as the document says it: an address, or nothing
 */
export function reportedReferrer(referrer: string): string {
  if (referrer === '') return ''
  const url = new URL(referrer)
  return url.origin === location.origin ? reportedAddress(referrer) : `${url.origin}/`
}
