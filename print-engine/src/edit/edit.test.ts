import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { arbitraryScene } from '#scene/arbitrary-scene.fixture.ts'
import { type Scene, scene } from '#scene/scene.ts'
import { apply, areaOf, type Edit, isNothing } from './edit.ts'
import { arbitraryEdits } from './arbitrary-edit.fixture.ts'
import { commit, historyOf, redo, undo, type History } from './history.ts'
import { rounded } from './rounded.ts'

const at = { x: 0, y: 0 }
const words = { kind: 'text', ...at, font: 'kalam-400', size: 12, color: '#a8322a' }
const shop: Scene = scene.parse({
  v: 1,
  blank: 'keychain',
  areas: [
    {
      id: 'front',
      items: [
        { ...words, id: 'name', text: 'Mira' },
        { ...words, id: 'year', text: '2026', locked: true },
      ],
    },
    { id: 'back', items: [{ ...words, id: 'name', text: 'Asha' }] },
  ],
})
/** What is sent of a scene: a key without a value is none. */
const asJson = (one: Scene): unknown => JSON.parse(JSON.stringify(one))
const namesOf = (one: Scene, area = 0) => one.areas[area]?.items.map(({ id }) => id)
const front = (one: Scene, nth = 0) => one.areas[0]?.items[nth]
const move = (x: number): Edit => ({ do: 'set', area: 'front', ids: ['name'], to: [{ x }] })

function undoAll(history: History): History {
  const back = undo(history)
  return back ? undoAll(back.history) : history
}
function redoAll(history: History): History {
  const forth = redo(history)
  return forth ? redoAll(forth.history) : history
}

describe('of any scene and edits', () => {
  test('an edit and its inverse change nothing', () => {
    fc.assert(
      fc.property(arbitraryScene, arbitraryEdits, (before, edits) => {
        for (const edit of edits) {
          const [after, inverse] = apply(before, edit)
          expect(asJson(apply(after, inverse)[0])).toStrictEqual(asJson(before))
        }
      }),
    )
  })

  test('undoing everything restores the scene, and redoing it the last one', () => {
    fc.assert(
      fc.property(arbitraryScene, arbitraryEdits, fc.array(fc.boolean()), (begun, edits, keys) => {
        const done = edits.reduce(
          (history, edit, nth) => commit(history, edit, keys[nth] ? 'drag' : undefined),
          historyOf(begun),
        )
        const undone = undoAll(done)
        expect(asJson(undone.scene)).toStrictEqual(asJson(begun))
        expect(asJson(redoAll(undone).scene)).toStrictEqual(asJson(done.scene))
      }),
    )
  })

  test('every committed edit gives a scene that the schema accepts as it is', () => {
    fc.assert(
      fc.property(arbitraryScene, arbitraryEdits, (begun, edits) => {
        const { scene: edited } = edits.reduce(
          (history, edit) => commit(history, edit),
          historyOf(begun),
        )
        expect(scene.parse(edited)).toStrictEqual(edited)
      }),
    )
  })

  test('rounding twice is rounding once', () => {
    fc.assert(
      fc.property(arbitraryEdits, (edits) => {
        for (const edit of edits) expect(rounded(rounded(edit))).toStrictEqual(rounded(edit))
      }),
    )
  })
})

test('an undefined value removes its key, and its inverse returns it', () => {
  const [free, inverse] = apply(shop, {
    do: 'set',
    area: 'front',
    ids: ['year'],
    to: [{ locked: undefined }],
  })
  expect(front(free, 1)).not.toHaveProperty('locked')
  expect(apply(free, inverse)[0]).toStrictEqual(shop)
})

test('an edit of what no longer exists changes nothing', () => {
  const gone: Edit[] = [
    { do: 'remove', area: 'front', id: 'gone' },
    { do: 'remove', area: 'gone', id: 'name' },
    { do: 'order', area: 'front', id: 'gone', to: 0 },
    { do: 'set', area: 'front', ids: ['gone'], to: [{ x: 1 }] },
    { do: 'set', area: 'front', ids: ['name'], to: [{ x: 0 }] },
    { do: 'ground', area: 'front', to: null },
  ]
  for (const edit of gone) {
    const [same, inverse] = apply(shop, edit)
    expect(same).toBe(shop)
    expect(isNothing(inverse)).toBe(true)
  }
})

test('an item is added where no item has its id, and ordered from back to front', () => {
  const item = front(shop)!
  expect(apply(shop, { do: 'add', area: 'front', at: 0, item })[0]).toBe(shop)
  const added = apply(shop, { do: 'add', area: 'front', at: 9, item: { ...item, id: 'new' } })[0]
  expect(namesOf(added)).toEqual(['name', 'year', 'new'])
  const ordered = apply(added, { do: 'order', area: 'front', id: 'new', to: 0 })[0]
  expect(namesOf(ordered)).toEqual(['new', 'name', 'year'])
})

test('the edits of one drag are one step, and what follows is another', () => {
  const dragged = [1, 2, 3].reduce((one, x) => commit(one, move(x), 'drag'), historyOf(shop))
  expect(dragged.undo).toHaveLength(1)
  const again = commit(dragged, move(4), 'next drag')
  expect(again.undo).toHaveLength(2)
  const back = undo(again)!
  expect(front(back.history.scene)?.x).toBe(3)
  expect(undo(back.history)?.history.scene).toStrictEqual(shop)
})

test('a word that is typed on two sides stays one small step', () => {
  const typed = (text: string): Edit => ({
    do: 'all',
    of: ['front', 'back'].map((area) => ({ do: 'set', area, ids: ['name'], to: [{ text }] })),
  })
  const word = ['B', 'Bi', 'Bin', 'Bina'].reduce(
    (one, text) => commit(one, typed(text), 'word'),
    historyOf(shop),
  )
  expect(word.undo).toHaveLength(1)
  expect(word.undo[0]).toMatchObject({ do: 'all', of: [{ do: 'set' }, { do: 'set' }] })
  expect(undo(word)?.history.scene).toStrictEqual(shop)
})

test('after a change nothing that was undone can be redone', () => {
  const back = undo(commit(historyOf(shop), move(5)))!
  expect(redo(back.history)).toBeDefined()
  expect(redo(commit(back.history, move(1)))).toBeUndefined()
  expect(redo(commit(back.history, move(0)))).toBeDefined()
})

test('an undo says which area it changes', () => {
  const both = commit(commit(historyOf(shop), move(5)), { do: 'remove', area: 'back', id: 'name' })
  const back = undo(both)!
  expect(areaOf(back.edit)).toBe('back')
  expect(areaOf(undo(back.history)!.edit)).toBe('front')
})

test('a length is rounded to a thousandth of a millimetre, a turn to a hundredth of a degree', () => {
  const to = [
    { x: 1.23456, y: -0.0001, turn: -190.456, outline: { color: '#101010', width: 0.12345 } },
  ]
  const { scene: edited } = commit(historyOf(shop), { do: 'set', area: 'front', ids: ['name'], to })
  expect(front(edited)).toMatchObject({
    x: 1.235,
    y: 0,
    turn: 169.54,
    outline: { color: '#101010', width: 0.123 },
  })
})
