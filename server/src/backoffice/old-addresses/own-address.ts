import { pageAddress } from '@tohfa/contract/shared/site-map'
import { longestPath } from '@tohfa/contract/backoffice/old-addresses/plain-path'
import { message, type Message } from '#platform/http/messages.ts'
import { programPaths } from '#platform/web-pages/program-paths.ts'

/** Any host will do: only the path counts. */
const base = 'http://own.invalid'

/** Whether an old address with this path would never be asked for, because a page of ours has it. */
export function isOurs(path: string): boolean {
  if (programPaths.test(path)) return true
  const url = URL.parse(encodeURI(path), base)
  // A collection that does not exist has no page.
  return url !== null && !isCollection(path) && pageAddress(url) !== null
}

export const isCollection = (path: string): boolean => /^\/collections\/[^/]+$/.test(path)

/**
 * What staff typed as the new address, as it is kept: from its first slash on. Otherwise the reason
 * why it is none of this shop.
 */
export function ownAddress(typed: string, shopUrl: string): string | Message {
  const words = typed.trim()
  const isWhole = /^[a-z][a-z\d+.-]*:/i.test(words)
  const url = URL.parse(words, base)
  if (!url || (!isWhole && !words.startsWith('/'))) return message('oldAddressTargetInvalid')
  const own = isWhole ? URL.parse(shopUrl)?.origin : base
  // "//elsewhere" and "/\elsewhere" are addresses of another host.
  if (url.origin !== own) return message('oldAddressElsewhere')
  const target = url.pathname.replace(/^\/{2,}/, '/') + url.search + url.hash
  return target.length > longestPath ? message('oldAddressTargetInvalid') : target
}

/** Whether this address is a page of ours, as far as the site map knows. */
export function isPage(target: string): boolean {
  const url = URL.parse(target, base)
  return url !== null && pageAddress(url) !== null
}
