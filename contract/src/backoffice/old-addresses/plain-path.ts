/** The longest path that is kept, in characters. */
export const longestPath = 500

const mostTyped = 2_000
/** A language before the path, as shops in several languages have it. */
const languagePrefix = /^\/[a-z]{2}(?:-[a-z]{2})?(?=\/(?:products|collections|pages|blogs)\/)/
/** The same product, reached through a collection. */
const throughCollection = /^\/collections\/[^/]+(?=\/products\/[^/]+$)/
/** The further pages of a list. */
const furtherPage = /(?<=^\/(?:product-category|product-tag|shop)(?:\/.+)?)\/page\/\d+$/

/**
 * An old address as it is kept and looked up: the path alone, decoded, in small letters, without
 * slashes at its end. Addresses of the same page have the same path. Null where it is no address.
 */
export function plainPath(typed: string): string | null {
  const words = typed.trim()
  if (words.length > mostTyped) return null
  const url = URL.parse(words, 'http://old')
  if (!url || !/^https?:$/.test(url.protocol)) return null
  const path = decoded(url.pathname)
    ?.normalize('NFC')
    .toLowerCase()
    .replaceAll(/\/{2,}/g, '/')
    .replace(/(?<=.)\/$/, '')
    .replace(languagePrefix, '')
    .replace(throughCollection, '')
    .replace(furtherPage, '')
  const isKept = path && path !== '/' && path.length <= longestPath
  return isKept && !hasControls.test(path) ? path : null
}

/** A kept path as a person writes it, so that `plainPath` reads the same one again. */
export const writtenPath = (path: string): string => path.replaceAll(/[%?#]/g, encodeURIComponent)

// oxlint-disable-next-line no-control-regex -- These must not reach a log, a file or a header.
const hasControls = /[\u0000-\u001F\u007F\\]/

function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path)
  } catch {
    return null
  }
}
