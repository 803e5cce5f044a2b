import { expect, test } from 'vitest'
import { undrawableLetters } from './undrawable-letters.ts'

test.each([
  'Asha Rao & Sons, “MG Road” – Café №½ ₹',
  'कृष्ण অনন্যা ભાવેશ ਗੁਰਪ੍ਰੀਤ ଶ୍ରୀ கார்த்திக் శ్రీ ಲಕ್ಷ್ಮೀ ലക്ഷ്മി محمد',
  'Amma ❤️ 👨‍👩‍👧 👍🏽 🇮🇳 1️⃣',
  'a\u200Bb\u3000c\nd\te\u202E',
  '',
])('%j can be drawn', (text) => {
  expect(undrawableLetters(text)).toEqual([])
})

test('letters that no font has are named once, in their order, as a person reads them', () => {
  expect(undrawableLetters('王 Li 小 王 ᱥᱟ ไท')).toEqual(['王', '小', 'ᱥ', 'ᱟ', 'ไ', 'ท'])
  expect(undrawableLetters('\uE000')).toEqual(['\uE000'])
})
