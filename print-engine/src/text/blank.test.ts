import { expect, test } from 'vitest'
import { isBlank, trimBlank } from './blank.ts'

test.each([
  '',
  ' \t\n\u00A0\u3000',
  '\u200B',
  '\u200C\u200D\u200E\u202E\u2066\u2060\uFEFF\u00AD',
  '\u3164\u115F\u1160\uFFA0\u2800\u180E',
  '\uFE0F\u{E0020}',
  '\u{1D159}',
  '\0\u0007\u0085\ud800',
])('the text %j is blank', (text) => {
  expect(isBlank(text)).toBe(true)
  expect(trimBlank(text)).toBe('')
})

test.each(['a', '.', '❤️', 'क्\u200d', '\u0301', '\u0600', '👨‍👩‍👧'])(
  'the text %j is visible',
  (text) => {
    expect(isBlank(text)).toBe(false)
    expect(trimBlank(text)).toBe(text)
  },
)

test('what is blank at the ends falls away, and joiners and selectors of a letter stay', () => {
  expect(trimBlank('\u200B\u3164 Asha  Rao \u2800\n')).toBe('Asha  Rao')
  expect(trimBlank(' क्\u200d ')).toBe('क्\u200d')
  expect(trimBlank('❤\uFE0F ')).toBe('❤\uFE0F')
})

test('a long text is trimmed in one pass', () => {
  const spaces = ' '.repeat(500_000)
  expect(trimBlank(`a${spaces}b${spaces}`)).toBe(`a${spaces}b`)
})
