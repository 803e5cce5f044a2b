import fc from 'fast-check'
import { expect, test } from 'vitest'
import { arbitraryScene } from './arbitrary-scene.fixture.ts'
import { blanks } from './blanks.ts'
import { scene, type SceneItem } from './scene.ts'
import { areaSvg, type Motif, type SceneParts } from './scene-svg.ts'
import { levelsOf } from '#text/levels.ts'
import { shapeText } from '#text/shape-text.ts'
import { squareFace } from '#text/square-face.fixture.ts'

const lotus: Motif = {
  box: { x: 0, y: 0, width: 10, height: 10 },
  paths: [
    { d: 'M0 0H10V10Z', fill: '#112233', slot: 0 },
    { d: 'M0 0H5V5Z', fill: '#445566' },
  ],
}
const parts: SceneParts = {
  text: (item) => shapeText(item, { get: () => squareFace, levels: levelsOf }),
  photo: () => '/v1/studio/photos/1/1600.webp',
  motif: (id) => (id === 'lotus' ? lotus : undefined),
}
const [wrap] = blanks.mug.areas
function svgOf(...items: object[]): string {
  const [area] = scene.parse({ v: 1, blank: 'mug', areas: [{ id: 'wrap', items }] }).areas
  if (!area || !wrap) throw new Error('the mug has no area')
  return areaSvg(area, wrap, parts)
}
const photo = { kind: 'photo', id: 'p', x: 0, y: 0, width: 40, height: 20, file: 'a'.repeat(64) }
const shape = {
  kind: 'shape',
  id: 's',
  x: 0,
  y: 0,
  width: 40,
  height: 20,
  shape: 'rect',
  fill: '#a8322a',
}
const inside = (svg: string) => /^<svg[^>]*>(.*)<\/svg>$/s.exec(svg)?.[1]

test('the sheet has the bleed around the trim, whose centre is the origin', () => {
  expect(svgOf()).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" width="211mm" height="101mm" viewBox="-105.5 -50.5 211 101" preserveAspectRatio="none"></svg>',
  )
})

test('the background covers the bleed too', () => {
  const area = { id: 'wrap', background: '#fdf3e3', items: [] }
  expect(
    inside(areaSvg(area, { width: 10, height: 10, bleed: 1 }, parts, { width: 120, height: 120 })),
  ).toBe('<rect x="-6" y="-6" width="12" height="12" fill="#fdf3e3"/>')
})

test('an item is drawn at its place, rotated; a hidden one is not', () => {
  expect(inside(svgOf({ ...shape, x: 5, y: -7.12345, turn: 30 }))).toBe(
    '<g transform="translate(5 -7.123) rotate(30)"><rect x="-20" y="-10" width="40" height="20" fill="#a8322a"/></g>',
  )
  expect(inside(svgOf({ ...shape, hidden: true }))).toBe('')
})

test('a photo is clipped to its frame and shows its crop', () => {
  const cropped = { ...photo, mask: 'ellipse', crop: { x: 0.25, y: 0, width: 0.5, height: 1 } }
  expect(inside(svgOf(cropped))).toBe(
    '<g transform="translate(0 0)"><clipPath id="s-wrap-0"><ellipse rx="20" ry="10"/></clipPath><g clip-path="url(#s-wrap-0)"><image href="/v1/studio/photos/1/1600.webp" x="-40" y="-10" width="80" height="20" preserveAspectRatio="none"/></g></g>',
  )
})

test('a photo with a look has the same colours as on the press', () => {
  expect(svgOf({ ...photo, look: 'grey' })).toContain(
    '<filter id="s-wrap-0-look" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB"><feColorMatrix values="0.2126 0.7152 0.0722 0 0 0.2126 0.7152 0.0722 0 0 0.2126 0.7152 0.0722 0 0 0 0 0 1 0"/></filter>',
  )
  expect(svgOf({ ...photo, look: 'grey' })).toContain('<image filter="url(#s-wrap-0-look)"')
  expect(svgOf(photo)).not.toContain('filter')
})

test('a frame without its photo is drawn only with a placeholder', () => {
  const item: SceneItem = {
    ...(scene.parse({
      v: 1,
      blank: 'mug',
      areas: [{ id: 'wrap', items: [{ ...photo, file: null }] }],
    }).areas[0]?.items[0] as SceneItem),
  }
  const area = { id: 'wrap', background: null, items: [item] }
  const size = { width: 10, height: 10, bleed: 0 }
  expect(inside(areaSvg(area, size, parts))).toBe('')
  expect(inside(areaSvg(area, size, { ...parts, placeholder: '#d9d3c8' }))).toContain(
    'fill="#d9d3c8"',
  )
})

test('a motif takes the colours of its item, else its own', () => {
  const motif = { kind: 'motif', id: 'm', x: 0, y: 0, width: 20, height: 10, motif: 'lotus' }
  expect(svgOf({ ...motif, colors: ['#abcdef'] })).toMatch(/fill="#abcdef".*fill="#445566"/)
  expect(svgOf(motif)).toMatch(/fill="#112233".*fill="#445566"/)
  expect(inside(svgOf({ ...motif, motif: 'booti' }))).toBe('')
})

test('a line is as thick as its stroke', () => {
  const line = { ...shape, shape: 'line', fill: null, stroke: { color: '#112233', width: 0.5 } }
  expect(inside(svgOf(line))).toContain(
    '<rect x="-20" y="-0.25" width="40" height="0.5" fill="#112233"/>',
  )
})

test('any scene becomes a picture of known elements and finite numbers, without typed text', () => {
  const element = /<(\/?)([a-zA-Z]+)((?: [a-zA-Z:-]+="[^"<>&]*")*)\/?>/g
  const known = new Set([
    'svg',
    'path',
    'rect',
    'ellipse',
    'image',
    'clipPath',
    'g',
    'filter',
    'feColorMatrix',
  ])
  fc.assert(
    fc.property(arbitraryScene, ({ areas: [area] }) => {
      if (!area) return
      const svg = areaSvg(area, { width: 200, height: 100, bleed: 3 }, parts)
      expect(svg.replaceAll(element, '')).toBe('')
      for (const [, , name = ''] of svg.matchAll(element)) expect(known).toContain(name)
      expect(svg).not.toMatch(/NaN|Infinity|undefined|\de[+-]\d/)
    }),
    { numRuns: 500 },
  )
})
