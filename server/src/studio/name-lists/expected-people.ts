import type { ExpectedPerson, PersonToExpect } from '@tohfa/contract/studio/name-lists/expected'
import type { Connection } from '#platform/database/connect.ts'
import { Failure } from '#platform/http/failures.ts'
import type { ShopAddress } from '#platform/http/shop-address.ts'
import { indianDay } from '#platform/runtime/clock.ts'
import { type CollectLinks, collectAddress } from './collect-link.ts'
import { findExpected, putExpected } from './expected.queries.ts'
import { textsOf } from './field-roles.ts'
import type { WholeList } from './list-shape.ts'
import { lockList } from './name-lists.queries.ts'
import { plainWords } from './plain-words.ts'
import { readWhole } from './whole-list.ts'

type Deps = {
  connection: Connection
  links: CollectLinks
  address: Pick<ShopAddress, 'public'>
}
type Own = { id: string; userId: string }

/** Those who should fill in a row, seen by the owner alone (docs/product.md section 25). */
export function expectedPeople({ connection, links, address }: Deps) {
  const { db } = connection

  async function read(own: Own): Promise<ExpectedPerson[]> {
    const whole = await readWhole(db, own)
    const { collectId, collectUntil } = whole.list
    const isOpen = collectId !== null && collectUntil !== null && collectUntil >= indianDay()
    const people = await findExpected(db, own.id)
    const rows = rowsOfPeople(people, whole)
    return people.map(({ id, name, phone }) => ({
      id,
      name,
      phone,
      row: rows.get(id) ?? null,
      url: isOpen
        ? collectAddress(address.public, links.tokenOf({ collectId, expectedId: id }))
        : null,
    }))
  }

  return {
    read,

    async put(own: Own, people: readonly PersonToExpect[]): Promise<ExpectedPerson[]> {
      await connection.transaction(async (tx) => {
        if ((await lockList(tx, own)) === undefined) throw new Failure('name_list_not_found')
        await putExpected(tx, own.id, people)
      })
      return read(own)
    },
  }
}

/** The row of each person: the one that they filled in, else the first that has their name. */
function rowsOfPeople(
  people: readonly { id: string; name: string }[],
  { rows, studio }: Pick<WholeList, 'rows' | 'studio'>,
): Map<string, number> {
  const expected = new Set(people.map(({ id }) => id))
  const found = new Map<string, number>()
  const named = new Map<string, number[]>()
  const texts = textsOf(studio?.fields ?? [])
  for (const { n, expectedId, values } of rows) {
    if (expectedId !== null && expected.has(expectedId)) found.set(expectedId, n)
    else
      for (const words of new Set(texts.map(({ id }) => plainWords(values[id] ?? ''))))
        named.set(words, [...(named.get(words) ?? []), n])
  }
  const taken = new Set<number>()
  for (const { id, name } of people) {
    const words = plainWords(name)
    if (found.has(id) || words === '') continue
    const n = named.get(words)?.find((one) => !taken.has(one))
    if (n === undefined) continue
    taken.add(n)
    found.set(id, n)
  }
  return found
}
