import { expect, test } from 'vitest'
import { blanks } from '@tohfa/print-engine/scene/blanks'
import { describeScene } from '@tohfa/print-engine/scene/describe-scene'
import { scene } from '@tohfa/print-engine/scene/scene'
import { namesOf } from '#studio/motifs/motif-names.ts'
import { describeTextsHi } from './describe-in-hindi.ts'

const told = (areas: object[]) =>
  describeScene(
    scene.parse({ v: 1, blank: 'card', areas }),
    blanks.card.areas,
    describeTextsHi,
    (id) => {
      const { name, many } = namesOf(id)
      return { one: name.hi, many: many.hi }
    },
  )

test('a design is described in Hindi, side by side and part by part', () => {
  const items = [
    {
      kind: 'text',
      id: 'a',
      x: 0,
      y: 20,
      text: 'Since\n1998',
      font: 'kalam-400',
      size: 4,
      color: '#a8322a',
    },
    { kind: 'photo', id: 'b', x: -30, y: -20, width: 20, height: 20 },
    { kind: 'shape', id: 'c', x: 30, y: 0, width: 5, height: 5, shape: 'rect', fill: '#2a4fa3' },
  ]
  expect(
    told([
      { id: 'front', items },
      { id: 'back', items: [] },
    ]),
  ).toBe(
    'आगे: तस्वीर की जगह, ऊपर बाएँ; एक आकृति, रंग नीला, दाएँ; “Since 1998”, रंग लाल, नीचे। पीछे: कुछ नहीं।',
  )
})

test('of several ornaments of a kind Hindi says how many there are', () => {
  const motif = { kind: 'motif', motif: 'marigold', width: 5, height: 5, colors: [], y: -20 }
  const items = [1, 2, 3].map((x) => ({ ...motif, id: `one-${x}`, x }))
  expect(told([{ id: 'front', items }])).toBe('आगे: तीन गेंदे।')
  const [first] = items
  expect(told([{ id: 'front', items: [first!] }])).toBe('आगे: गेंदा, ऊपर।')
})
