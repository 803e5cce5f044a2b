import { createHash } from 'node:crypto'
import { v7 } from 'uuid'
import { blanks } from '@tohfa/print-engine/scene/blanks'
import { scene as sceneRules } from '@tohfa/print-engine/scene/scene'
import { proofApprovals, proofs } from '#platform/database/schema/proof.tables.ts'
import { mugWrap } from '#studio/studio.fixture.ts'
import type { Person } from '#testing/people.ts'
import type { TestShop } from '#testing/shop.ts'

/** The words that the tests print on a mug. */
type Print = {
  productId: string
  color?: string
  size?: string | null
  name?: string
  areasInUse?: number
  state?: 'rendering' | 'ready'
}

/**
 * Stores a print of a mug with this name that a person approved, as the calls would. Returns its
 * hash. The tests of proofs cover how they are made.
 */
export async function anApprovedPrint(
  { db }: Pick<TestShop, 'db'>,
  person: Pick<Person, 'id'>,
  {
    productId,
    color = 'White',
    size = null,
    name = 'मीरा',
    areasInUse = 1,
    state = 'ready',
  }: Print,
): Promise<string> {
  const hash = createHash('sha256').update(`${productId} ${name}`).digest('hex')
  // The photo's place stays empty.
  const items = mugWrap.items.filter(({ kind }) => kind !== 'photo')
  const scene = sceneRules.parse({
    v: 1,
    blank: 'mug',
    areas: [
      {
        ...mugWrap,
        items: items.map((item) => (item.id === 'name' ? { ...item, text: name } : item)),
      },
    ],
  })
  const page = { area: 'wrap', width: 2492, height: 1193, dpi: 300, sha256: hash }
  await db
    .insert(proofs)
    .values({
      hash,
      engine: 'test',
      blank: { ...blanks.mug, areas: [...blanks.mug.areas], formats: [...blanks.mug.formats] },
      scene,
      state,
      ...(state === 'ready' && { pages: [page], renderedAt: new Date() }),
    })
    .onConflictDoNothing()
  await db.insert(proofApprovals).values({
    id: v7(),
    hash,
    userId: person.id,
    productId,
    color,
    size,
    areasInUse,
    fieldValues: [{ label: 'Name', value: name }],
    ticked: [],
  })
  return hash
}
