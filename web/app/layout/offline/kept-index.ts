/*
 * The index of the pages that the service worker stores on a device (web/worker). Pages only read it.
 */

/** The name ends with the number of the format; the worker deletes stores of other formats. */
export const keptPrefix = 'kept-'
export const keptStore = `${keptPrefix}1`
/** The key of the index in the store; the shop has no such address. */
export const indexKey = '/kept/index'

/** A page that can be read offline. */
export type KeptPage = {
  /** Path and query. */
  address: string
  language: string
  /** As in the document, so its special characters are escaped. */
  title: string
  /** When it was stored, in milliseconds. */
  at: number
  /** Its scripts, styles, fonts and pictures. */
  files: readonly string[]
  bytes: number
}

/** The most recently stored page is last. */
export type KeptIndex = {
  /** The language of the last stored page. */
  language: string
  pages: readonly KeptPage[]
  /** The bytes of each file. */
  files: Readonly<Record<string, number>>
}

/** A message from a page to the worker. */
export type Wish =
  /** Store the page at this address with the files it has loaded. */
  | { do: 'keep'; address: string; files: readonly string[] }
  /** Delete everything, after a sign-out. */
  | { do: 'forget' }

/** The stored page of an address, else of its path without the query; in `language` if there is one. */
export function findKept(
  pages: readonly KeptPage[],
  address: string,
  language?: string,
): KeptPage | undefined {
  const [path = ''] = address.split('?', 1)
  const those = [address, path].flatMap((one) => pages.filter((page) => page.address === one))
  return those.find((page) => page.language === language) ?? those[0]
}
