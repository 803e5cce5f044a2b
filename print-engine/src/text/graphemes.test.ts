import { expect, test } from 'vitest'
import { graphemes } from './graphemes.ts'

test.each([
  ['ಸ್ತ್ರೀ', 1],
  ['ಲಕ್ಷ್ಮೀ', 2],
  ['ਗੁਰਪ੍ਰੀਤ', 4],
  ['கார்த்திக்', 5],
  ['ஸ்ரீ', 1],
  ['க்ஷே', 1],
  ['லக்ஷ்மி', 3],
  ['শ্রী', 1],
  ['સ્ત્રી', 1],
  ['ശ്രീ', 1],
  ['ଶ୍ରୀ', 1],
  ['స్త్రీ', 1],
  ['क्षि', 1],
  ['എന്‍റെ', 2],
  ['محمد', 4],
  ['🇮🇳', 1],
  ['👨‍👩‍👧', 1],
])('%s has as many letters as its readers count', (text, letters) => {
  expect(graphemes(text)).toHaveLength(letters)
})

test('a sign that joins nothing ends its letter: before a space, a joiner that keeps apart, another script', () => {
  expect(graphemes('ಕ್ ಷ')).toEqual(['ಕ್', ' ', 'ಷ'])
  expect(graphemes('क्\u200Cष')).toEqual(['क्\u200C', 'ष'])
  expect(graphemes('ಕ್a')).toEqual(['ಕ್', 'a'])
})

test('nothing of a text is lost', () => {
  const text = 'ಸ್ತ್ರೀ 🎂 க்ஷ क्षि محمد ab'
  expect(graphemes(text).join('')).toBe(text)
})
