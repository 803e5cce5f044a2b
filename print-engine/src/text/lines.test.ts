import { expect, test } from 'vitest'
import { manyLines, oneLine } from './lines.ts'

test('a text of one line has no breaks, controls or direction marks', () => {
  expect(oneLine(' Papa\u2028Mug\r\nRow2\u202E gum\t\u0007!\u2066 \0')).toBe('Papa Mug Row2 gum !')
})

test('a text of several lines keeps its breaks, and nothing else of these', () => {
  expect(manyLines(' One\r\nTwo\u2029Three\rFour\u202E\n\n\tFive\u0007\0 ')).toBe(
    'One\nTwo\nThree\nFour\n\n\tFive',
  )
})

test('joiners and selectors stay, which letters need', () => {
  for (const text of ['क्\u200dष', '❤\uFE0F', '👨\u200d👩', 'می\u200cخواهم'])
    expect([oneLine(text), manyLines(text)]).toEqual([text, text])
})
