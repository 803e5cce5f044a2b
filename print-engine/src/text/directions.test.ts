import { expect, test } from 'vitest'
import type { Face } from './face.ts'
import { levelsOf } from './levels.ts'
import { shapeText } from './shape-text.ts'
import { squareFace } from './square-face.fixture.ts'

/** The runs of a text as they stand from left to right, each as it was typed; < before what is read from the right. */
function seen(text: string): string {
  const runs: string[] = []
  const face: Face = {
    ...squareFace,
    has: () => true,
    shape(run, script, writing) {
      runs.push(writing?.rightToLeft ? `<${run}` : run)
      return squareFace.shape(run, script)
    },
  }
  const item = { text, font: 'poppins-400', size: 10, align: 'center', leading: 1.2 } as const
  shapeText({ ...item, track: 0, bend: 0 }, { get: () => face, levels: levelsOf })
  return runs.join('|')
}

test.each([
  ['محمد', '<محمد'],
  ['شاہ رخ', '<شاہ رخ'],
  ['Sana ثنا', 'Sana |<ثنا'],
  ['ثنا Sana', 'Sana|<ثنا '],
  ['Sana ثنا (10)', 'Sana |<)|10|<ثنا ('],
  ['محمد 786', '786|<محمد '],
  ['Ali 786 محمد', 'Ali 786 |<محمد'],
  ['محمد (10)', '<)|10|<محمد ('],
  ['(محمد)', '<(محمد)'],
  ['عید مبارک 2026', '2026|<عید مبارک '],
  ['۱۲۳ محمد', '< محمد|۱۲۳'],
  ['محمد، ثنا!', '<محمد، ثنا!'],
  ['ثنا & علی', '<ثنا & علی'],
  ['Love, محمد!', 'Love, |<محمد|!'],
  ['سالگرہ 5/10/2026', '5/10/2026|<سالگرہ '],
  ['محمد 10% ثنا', '<% ثنا|10|<محمد '],
  ['मीरा محمد', 'मीरा |<محمد'],
  ['محمد मीरा राम', 'मीरा राम|<محمد '],
  ['Flat 4, محمد علی Road', 'Flat 4, |<محمد علی| |Road'],
  ['محمد\u200Cعلی', '<محمد\u200Cعلی'],
  ['محمد 🎂 2026', '2026|<🎂 |<محمد '],
  ['محمد 👍🏽 Sana', 'Sana|<👍🏽 |<محمد '],
  ['Sana ثنا 🎂 محمد', 'Sana |<محمد|<🎂 |<ثنا '],
  ['محمد 🇮🇳', '🇮🇳|<محمد '],
])('%s stands as %s', (text, runs) => {
  expect(seen(text)).toBe(runs)
})

test('a text goes the way of its first letter, in each of its lines', () => {
  expect(seen('محمد\nSana 10 ثنا')).toBe('<محمد|<ثنا|< |Sana 10')
})

test('an emoji does not say which way a text goes, its first letter does', () => {
  expect([...levelsOf('🎂 محمد', 'auto')].every((level) => level === 1)).toBe(true)
  expect(levelsOf('🎂 Sana', 'auto')[0]).toBe(0)
})

test('without what orders them, letters that are read from the right are refused, not turned', () => {
  const item = { text: 'محمد', font: 'poppins-400', size: 10, align: 'center' } as const
  const shape = () =>
    shapeText({ ...item, leading: 1, track: 0, bend: 0 }, { get: () => squareFace })
  expect(shape).toThrow('nothing says which way')
})
