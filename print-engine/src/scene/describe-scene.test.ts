import { expect, test } from 'vitest'
import { blanks } from './blanks.ts'
import { describeScene } from './describe-scene.ts'
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

test('a design is described area by area, from the top down', () => {
  expect(describeScene(design, blanks.card.areas, describeTexts)).toBe(
    'Front: room for a photo, top left; a blue shape, on the right; “Since 1998” in red, at the bottom. Back: nothing.',
  )
})

test('of several ornaments of a kind it is said how many there are', () => {
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
    )
  const [name] = design.areas[0]?.items ?? []
  expect(told([...many(3, motif), { ...dot, id: 'dot', x: 0, y: 0 }, { ...name }])).toBe(
    'Front: three drawings; an orange shape, in the middle; “Since 1998” in red, at the bottom.',
  )
  expect(told(many(22, dot))).toBe('Front: 22 shapes.')
})
