import { expect, test } from 'vitest'
import { areaPieces, areaSvg } from '@tohfa/print-engine/scene/scene-svg'
import type { SceneArea, TextItem } from '@tohfa/print-engine/scene/scene'
import { toShape } from '@tohfa/print-engine/text/text-to-shape'
import { isLate, lateSvg, lateTexts } from './late-sheet.ts'

const sheet = { width: 190, height: 90, bleed: 5 }
const place = { x: 5, y: -2, turn: 30, hidden: false }
const text = { ...place, id: 'a', kind: 'text', text: 'Asha', color: '#112233' } as TextItem
const late = { ...text, id: 'b', text: 'Vik', outline: { color: '#445566', width: 1 } }
const area = {
  id: 'wrap',
  background: '#ffffff',
  items: [text, { ...late, text: '' }, late, { ...late, id: 'c', hidden: true }, text],
} as SceneArea

const outline = (d: string) => ({
  d,
  box: { x: 0, y: 0, width: 1, height: 1 },
  missing: [],
  lone: [],
  size: 10,
})
const nothing = { photo: () => undefined, motif: () => undefined }
const known = ({ text: words }: TextItem) => (words === 'Asha' ? outline('M0 0Z') : undefined)
const pieces = areaPieces(area, sheet, { ...nothing, text: known }).map((piece) =>
  typeof piece === 'string' ? piece : { item: piece, text: toShape({ ...piece, ink: 'full' }) },
)

test('a sheet whose words are shaped later is the same SVG in the end', () => {
  expect(lateTexts(pieces).map((one) => one.text)).toEqual(['Vik', 'Vik'])
  const whole = { ...nothing, text: (item: TextItem) => known(item) ?? outline('M1 1Z') }
  const empty = {
    ...whole,
    text: (item: TextItem) => (item.text === '' ? undefined : whole.text(item)),
  }
  expect(lateSvg(pieces, () => outline('M1 1Z'))).toBe(areaSvg(area, sheet, empty))
})

test('a sheet has no SVG before all of its words are shaped', () => {
  expect(pieces.filter(isLate)).toHaveLength(2)
  expect(lateSvg(pieces, () => undefined)).toBeUndefined()
})
