import fc from 'fast-check'
import type { SceneItem } from '#scene/scene.ts'
import type { Edit } from './edit.ts'

const some = fc.constantFrom
const area = some('front', 'front', 'front', 'back')
const id = fc.nat(9).map((nth) => `item-${nth}`)
const index = fc.integer({ min: -2, max: 12 })
const length = fc.double({ min: -2_000, max: 2_000, noNaN: true })
const color = some('#a8322a', '#101010')
const optional = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined })

/** Keys that items of every kind have. */
const change = fc.record(
  {
    x: length,
    y: length,
    turn: length,
    hidden: optional(fc.boolean()),
    locked: optional(fc.boolean()),
  },
  { requiredKeys: [] },
)

const item = fc
  .record({ id, x: length, y: length, turn: length, width: length, height: length, fill: color })
  .map((one): SceneItem => ({ kind: 'shape', shape: 'ellipse', radius: 0, ...one }))

const edit: fc.Arbitrary<Edit> = fc.oneof(
  fc
    .record({ area, to: fc.array(fc.tuple(id, change), { maxLength: 4 }) })
    .map(({ area, to }): Edit => {
      const changes = new Map(to)
      return { do: 'set', area, ids: [...changes.keys()], to: [...changes.values()] }
    }),
  fc.record({ do: some('add' as const), area, at: index, item }),
  fc.record({ do: some('remove' as const), area, id }),
  fc.record({ do: some('order' as const), area, id, to: index }),
  fc.record({ do: some('ground' as const), area, to: fc.option(color) }),
)

/** Edits of an arbitrary scene, also of items and areas that it does not have. */
export const arbitraryEdits: fc.Arbitrary<Edit[]> = fc.array(
  fc.oneof(
    { arbitrary: edit, weight: 5 },
    {
      arbitrary: fc.array(edit, { maxLength: 3 }).map((of): Edit => ({ do: 'all', of })),
      weight: 1,
    },
  ),
  { maxLength: 20 },
)
