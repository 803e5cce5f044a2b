/** Query keys that identify the kind of page; all others are removed. */
const keptKeys = new Set(['search', 'categorie', 'rating', 'price', 'size', 'sort', 'page'])
const isCampaign = (key: string) => key.startsWith('utm_')
/** The pages whose last part names no secret, order or person. */
const named = /^(?:product-detail|collections|account|user|admin)$/
/** An e-mail, or as many digits as a phone, a PIN code or an order has. */
const personal = /@|(?:\d[\s-]?){6,}/

/**
 * The address of a page for third parties. It has no token of a link, no id of an order or account,
 * and no search that looks like an e-mail or a number.
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

/** Products are distinguished; of all other pages only the kind is reported. */
function reportedPath(path: string): string {
  const [, room = '', page = '', ...rest] = path.split('/')
  if (page === '') return path
  if (!named.test(room)) return `/${room}`
  return room === 'product-detail' || rest.length === 0 ? path : `/${room}/${page}`
}

/** Removes personal data from a title that repeats a search. */
export function reportedTitle(title: string): string {
  return title.replaceAll(/\S*@\S*|(?:\d[\s-]?){6,}/g, '…')
}

/**
 * The referrer of a visit: within the shop like any page, from another site only its host.
 * @param referrer that of the document: an address, or empty
 */
export function reportedReferrer(referrer: string): string {
  if (referrer === '') return ''
  const url = new URL(referrer)
  return url.origin === location.origin ? reportedAddress(referrer) : `${url.origin}/`
}
