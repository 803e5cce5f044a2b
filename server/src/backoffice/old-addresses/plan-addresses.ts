import { plainPath } from '@tohfa/contract/backoffice/old-addresses/plain-path'
import type { Database } from '#platform/database/connect.ts'
import { message, type Message } from '#platform/http/messages.ts'
import { type Led, shownSlugs, targetsOf } from './old-addresses.queries.ts'
import { isCollection, isOurs, isPage, ownAddress } from './own-address.ts'

export type TypedAddress = { line: number; path: string; target: string }
type Tell = (line: number, field: 'path' | 'target', why: Message) => void
/** `from` is its present target; empty where it is new. */
export type PlannedAddress = Led & { line: number; from: string }

/**
 * Where each address will lead. None leads to another old address: a target that is one is replaced
 * by its own. `tell` gets what is wrong.
 */
export async function planAddresses(
  db: Database,
  typed: readonly TypedAddress[],
  shopUrl: string,
  tell: Tell,
): Promise<PlannedAddress[]> {
  const slugs = await shownSlugs(db)
  const hasPage = (path: string) =>
    isOurs(path) || (isCollection(path) && slugs.has(path.slice('/collections/'.length)))
  const rows = new Map<string, TypedAddress>()
  for (const { line, ...row } of typed) {
    const path = plainPath(row.path)
    const target = ownAddress(row.target, shopUrl)
    const before = path === null ? undefined : rows.get(path)
    if (path === null) tell(line, 'path', message('oldAddressInvalid'))
    else if (hasPage(path)) tell(line, 'path', message('oldAddressIsOurs'))
    else if (before && before.target !== target) tell(line, 'path', message('oldAddressTwice'))
    if (typeof target !== 'string') tell(line, 'target', target)
    else if (path !== null && !before && !hasPage(path)) rows.set(path, { line, path, target })
  }
  const asked = [...rows.values()].flatMap(({ path, target }) => [path, plainPath(target) ?? path])
  const known = new Map((await targetsOf(db, asked)).map(({ path, target }) => [path, target]))

  /** The page at the end of the way from this target. */
  function end(target: string, from: string): string | Message {
    const seen = new Set([from])
    for (let now = target; ;) {
      const path = plainPath(now)
      const next =
        path === null || hasPage(path) ? undefined : (rows.get(path)?.target ?? known.get(path))
      if (path === null || next === undefined)
        return isPage(now) ? now : message('oldAddressTargetInvalid')
      if (seen.has(path)) return message('oldAddressLoop')
      seen.add(path)
      now = next
    }
  }

  return [...rows.values()].flatMap(({ line, path, target }) => {
    const page = end(target, path)
    if (typeof page === 'string') return [{ line, path, target: page, from: known.get(path) ?? '' }]
    tell(line, 'target', page)
    return []
  })
}
