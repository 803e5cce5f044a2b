import { expect, test } from 'vitest'
import { blanks } from '@tohfa/print-engine/scene/blanks'
import type { PieceShape } from '@tohfa/print-engine/mockup/piece-shapes'
import type { Mirrored } from './press-kind.ts'
import { pressKindOf } from './press-kind-of.ts'

const none = Object.fromEntries(Object.keys(blanks).map((id) => [id, false])) as Mirrored

/** The stock that a design without background on a mug of this colour and shape needs. */
function stockOf(color: string, shape?: PieceShape) {
  const areas = blanks.mug.areas.map((area) => ({ ...area, shape }))
  return pressKindOf({ ...blanks.mug, areas }, color, true, none).stock
}

test('a mug needs stock of its colour only if that colour is visible under the print', () => {
  expect(stockOf('Indigo', 'coloured')).toBe('Indigo')
  expect(stockOf('Indigo')).toBeNull()
  expect(stockOf('White', 'coloured')).toBeNull()
})
