import { expect, test } from 'vitest'
import { blanks } from './blanks.ts'
import { describeScene } from './describe-scene.ts'
import type { MotifId } from './motif-ids.ts'
import type { MotifName } from './motif-name.ts'
import { scene } from './scene.ts'
import { describeTexts } from './studio.texts.ts'

const design = scene.parse({
  v: 1,
  blank: 'card',
  areas: [
    {
      id: 'front',
      items: [
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
        {
          kind: 'shape',
          id: 'c',
          x: 30,
          y: 0,
          width: 5,
          height: 5,
          shape: 'rect',
          fill: '#2a4fa3',
        },
        {
          kind: 'shape',
          id: 'd',
          x: 0,
          y: 0,
          width: 5,
          height: 5,
          shape: 'rect',
          fill: '#2a4fa3',
          hidden: true,
        },
      ],
    },
    { id: 'back', items: [] },
  ],
})

const names: Partial<Record<MotifId, MotifName>> = {
  auto: { one: 'auto rickshaw', many: 'auto rickshaws' },
  marigold: { one: 'marigold', many: 'marigolds' },
  mountains: { one: 'mountains', many: 'mountains' },
}
const nameOf = (id: MotifId) => names[id]

test('a design is described area by area, from the top down', () => {
  expect(describeScene(design, blanks.card.areas, describeTexts, nameOf)).toBe(
    'Front: room for a photo, top left; a blue shape, on the right; “Since 1998” in red, at the bottom. Back: nothing.',
  )
})

test('several ornaments of a kind are described by their number', () => {
  const motif = { kind: 'motif', motif: 'marigold', width: 5, height: 5, colors: [] }
  const dot = { kind: 'shape', shape: 'ellipse', width: 2, height: 2, fill: '#e27a2c' }
  const many = (count: number, item: object) =>
    Array.from({ length: count }, (_, n) => ({
      ...item,
      id: `one-${n}`,
      x: n,
      y: -20,
    }))
  const told = (items: object[]) =>
    describeScene(
      scene.parse({ v: 1, blank: 'card', areas: [{ id: 'front', items }] }),
      blanks.card.areas,
      describeTexts,
      nameOf,
    )
  const [name] = design.areas[0]?.items ?? []
  expect(told([...many(3, motif), { ...dot, id: 'dot', x: 0, y: 0 }, { ...name }])).toBe(
    'Front: three marigolds; an orange shape, in the middle; “Since 1998” in red, at the bottom.',
  )
  expect(told(many(22, dot))).toBe('Front: 22 shapes.')
  const paw = { ...motif, motif: 'paw' }
  expect(told([...many(2, paw), { ...motif, id: 'c', x: -30, y: 0 }])).toBe(
    'Front: two drawings; a marigold, on the left.',
  )
  const alone = (id: string) => told(many(1, { ...motif, motif: id }))
  expect(alone('auto')).toBe('Front: an auto rickshaw, at the top.')
  expect(alone('mountains')).toBe('Front: mountains, at the top.')
  expect(alone('paw')).toBe('Front: a drawing, at the top.')
})

test('words that are read from right to left turn nothing of the sentence around them', () => {
  const item = {
    kind: 'text',
    id: 'a',
    x: 0,
    y: 0,
    text: 'محمد',
    font: 'kalam-400',
    size: 4,
    color: '#a8322a',
  }
  const { areas } = blanks.card
  const said = scene.parse({ v: 1, blank: 'card', areas: [{ id: 'front', items: [item] }] })
  expect(describeScene(said, areas, describeTexts, nameOf)).toContain('“\u2068محمد\u2069” in')
})
