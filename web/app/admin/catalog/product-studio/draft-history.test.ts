import { expect, test } from 'vitest'
import { addItem, newItem, removeItem, withEdit, withItem } from './change-items.ts'
import { changed, changedArea, draftHistory, redone, undone } from './draft-history.ts'
import { emptyDraft, itemsOf, type DraftStep, type StudioDraft } from './studio-draft.ts'

const mug = emptyDraft('coffee-mug')
const words = newItem(mug, 'wrap', { kind: 'text', text: 'Asha' })
const shape = newItem(mug, 'wrap', { kind: 'shape' })
const drawn = [words, shape].reduce<StudioDraft>((draft, item) => addItem('wrap', item)(draft), mug)

const after = (...steps: readonly (readonly [DraftStep, (string | null)?])[]) =>
  steps.reduce((history, [step, key]) => changed(history, step, key), draftHistory(drawn))
const size = (to: number) => withItem('wrap', words.id, { size: to })
const move = (x: number) =>
  withEdit({ do: 'set', area: 'wrap', ids: [words.id], to: [{ x }] }, [words.id, shape.id])
const idsOf = (draft: StudioDraft | undefined) => draft && itemsOf(draft).map(({ id }) => id)

test('undo gives the very draft before, and redo the one after', () => {
  const history = after([size(12)], [move(5), null])
  const back = undone(history)
  expect(back?.draft).toEqual(size(12)(drawn))
  const first = back && undone(back)
  expect(first?.draft).toBe(drawn)
  expect(first && undone(first)).toBeUndefined()
  expect(first && redone(first)?.draft).toEqual(size(12)(drawn))
})

test('a figure that is typed is one step, and a drag is one by itself', () => {
  expect(after([size(1)], [size(12)], [size(Number.NaN)], [size(14)]).past).toHaveLength(1)
  expect(after([move(1), null], [move(2), null]).past).toHaveLength(2)
  expect(after([move(1), 'x 1'], [move(2), 'x 1'], [move(3), 'x 2']).past).toHaveLength(2)
  expect(after([size(1)], [move(1), null], [size(2)]).past).toHaveLength(3)
})

test('items added or removed one after the other are steps of their own', () => {
  const history = after([removeItem('wrap', words.id)], [removeItem('wrap', shape.id)])
  expect(history.past).toHaveLength(2)
  expect(idsOf(undone(history)?.draft)).toEqual([shape.id])
})

test('a change that changes nothing leaves the possibility to redo', () => {
  const back = undone(after([size(12)]))
  expect(back && changed(back, (draft) => draft).future).toHaveLength(1)
  expect(back && changed(back, move(0), null).future).toHaveLength(1)
  expect(back && changed(back, size(13)).future).toHaveLength(0)
})

test('a change names the area whose content it changes', () => {
  expect(changedArea(drawn, move(5)(drawn))).toBe('wrap')
  expect(changedArea(drawn, { ...drawn, surcharge: 5 })).toBeUndefined()
  expect(changedArea(mug, drawn)).toBe('wrap')
})

test('an edit keeps unfinished figures, and orders past what the picture leaves out', () => {
  const unfinished = { ...newItem(drawn, 'wrap', { kind: 'shape' }), id: 'half', x: Number.NaN }
  const draft = addItem(
    'wrap',
    newItem(mug, 'wrap', { kind: 'photo' }),
  )(addItem('wrap', unfinished)(drawn))
  const shown = [words.id, shape.id, 'photo-1']
  const moved = withEdit({ do: 'order', area: 'wrap', id: words.id, to: 2 }, shown)(draft)
  expect(idsOf(moved)).toEqual([shape.id, 'half', 'photo-1', words.id])
  expect(itemsOf(moved)[1]).toBe(unfinished)
})

test('an edit that removes an item also removes it from the choices that show it', () => {
  const choices = [{ id: 'a', label: 'A', shows: [words.id, shape.id] }]
  const draft: StudioDraft = {
    ...drawn,
    fields: [{ id: 'kind', label: 'Kind', kind: 'choice', required: false, sample: 'a', choices }],
  }
  const gone = withEdit({ do: 'remove', area: 'wrap', id: words.id }, [])(draft)
  expect(gone.fields[0]?.choices?.[0]?.shows).toEqual([shape.id])
  expect(idsOf(gone)).toEqual([shape.id])
})
