import { describe, expect, test } from 'vitest'
import type { Edit } from '@tohfa/print-engine/edit/edit'
import type { PhotoItem, Scene } from '@tohfa/print-engine/scene/scene'
import { afterWriting, type Draft, draftIn, emptyDraft, photosOfDraft } from './draft.ts'

const mine = (part: Partial<Draft> = {}): Draft => ({
  ...emptyDraft,
  tab: 'mine',
  rev: 1,
  at: 10,
  values: { name: 'Asha' },
  ...part,
})
const theirs = (part: Partial<Draft>) => mine({ tab: 'theirs', ...part })

describe('what is stored', () => {
  test('a draft of the first format is read with its values, before any revision', () => {
    const first = { values: { name: 'Mira' }, design: null, proof: 'f00', owner: 'u1' }
    expect(draftIn(first)).toEqual({ ...emptyDraft, ...first })
  })

  test('nothing is no draft', () => {
    expect(draftIn(undefined)).toBeUndefined()
    expect(draftIn(null)).toBeUndefined()
  })

  test.each([3, 99, '2', null])('a draft of format %s is not read', (v) => {
    expect(draftIn({ ...mine(), v })).toBe('newer')
  })
})

describe('a write', () => {
  test('follows the revision that was read', () => {
    expect(afterWriting(undefined, mine())).toEqual(mine())
    expect(afterWriting(theirs({ rev: 4 }), mine({ rev: 5 }))).toEqual(mine({ rev: 5 }))
  })

  test('replaces a draft of the first format', () => {
    expect(afterWriting({ values: { name: 'Mira' } }, mine())).toEqual(mine())
  })

  test.each([3, 5, 6])('is refused after revision %i of another tab', (rev) => {
    expect(afterWriting(theirs({ rev }), mine({ rev: 5 }))).toBe('behind')
  })

  test('of two tabs that read the same revision, the second one is refused', () => {
    const read = theirs({ rev: 7 })
    const first = afterWriting(read, theirs({ rev: 8 }))
    expect(afterWriting(first, mine({ rev: 8 }))).toBe('behind')
  })

  test('never replaces a later format', () => {
    expect(afterWriting({ v: 3, rev: 0 }, mine())).toBe('newer')
  })

  test('goes on after another tab stored what this one had left', () => {
    const left = mine({ rev: 3, at: 10 })
    expect(afterWriting(left, mine({ rev: 3, at: 11 }))).toEqual(mine({ rev: 4, at: 11 }))
  })

  test('that was left before a later one of its own tab changes nothing', () => {
    const later = mine({ rev: 4, at: 12 })
    expect(afterWriting(later, mine({ rev: 3, at: 11 }))).toEqual(later)
    expect(afterWriting(later, later)).toEqual(later)
  })
})

test('a draft needs the photos of its values, of its scene and of what can be undone', () => {
  const [a, b, c] = ['a', 'b', 'c'].map((letter) => letter.repeat(64))
  const items = [frame('left', b ?? ''), frame('right', null)]
  const scene: Scene = { v: 1, blank: 'mug', areas: [{ id: 'wrap', background: null, items }] }
  const undo: Edit[] = [{ do: 'set', area: 'wrap', ids: ['right'], to: [{ file: c ?? '' }] }]
  expect(photosOfDraft({ values: { name: 'Asha', face: a ?? '' }, scene, undo })).toEqual([a, b, c])
})

const frame = (id: string, file: string | null): PhotoItem => ({
  kind: 'photo',
  id,
  x: 0,
  y: 0,
  turn: 0,
  width: 10,
  height: 10,
  file,
  crop: { x: 0, y: 0, width: 1, height: 1 },
  mask: 'rect',
  flip: false,
  look: 'plain',
})
