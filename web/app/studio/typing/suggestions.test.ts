import { describe, expect, test } from 'vitest'
import { suggestionsFor } from './suggestions.ts'
import { typingScripts } from './typing-scripts.ts'

/** A name and how its language's readers write it. */
const first = {
  Deva: { Ananya: 'अनन्या', Meera: 'मीरा', 'Rahul Sharma': 'राहुल शर्मा', Gurpreet: 'गुरप्रीत' },
  Beng: { Ananya: 'অনন্যা', Priya: 'প্রিয়া', Lakshmi: 'লক্ষ্মী', Sanjay: 'সঞ্জয়' },
  Gujr: { Ananya: 'અનન્યા', Deepak: 'દીપક', Anjali: 'અંજલિ' },
  Guru: { Gurpreet: 'ਗੁਰਪ੍ਰੀਤ', Priya: 'ਪ੍ਰਿਆ', 'Simran Singh': 'ਸਿਮਰਨ ਸਿੰਘ', Siddharth: 'ਸਿੱਧਾਰਥ' },
  Knda: { Ananya: 'ಅನನ್ಯ', Suresh: 'ಸುರೇಶ್', Lakshmi: 'ಲಕ್ಷ್ಮಿ' },
  Mlym: { Ananya: 'അനന്യ', Rahul: 'രാഹുൽ', Amma: 'അമ്മ', Suresh: 'സുരേഷ്', Sharma: 'ശർമ' },
  Orya: { Rahul: 'ରାହୁଲ', Priya: 'ପ୍ରିୟା', Shanti: 'ଶାନ୍ତି' },
  Taml: { Ananya: 'அனன்யா', Karthik: 'கார்திக்', Amma: 'அம்மா', Krishna: 'கிருஷ்ணா' },
  Telu: { Ananya: 'అనన్య', Lakshmi: 'లక్ష్మి', Suresh: 'సురేష్' },
}

describe.each(typingScripts)('in $name', ({ id }) => {
  test.each(Object.entries(first[id]))('%s is suggested as %s first', (typed, written) => {
    expect(suggestionsFor(typed, id)[0]).toBe(written.normalize('NFC'))
  })

  test('no suggestion has Latin letters, a mark without its letter, or doubles', () => {
    for (const typed of ['Zyxwvut', 'Aeiou', 'qqq', 'Shhrii', 'mnkjh bcd'])
      for (const way of suggestionsFor(typed, id)) {
        expect(way).not.toMatch(/[a-z]/i)
        expect(way).not.toMatch(/(?:^|[\s])\p{M}|(\p{M})\1/u)
      }
  })
})

test('a name that is not known is offered with its vowels short and long, four ways at most', () => {
  expect(suggestionsFor('Rakanam', 'Deva')).toEqual(['रकनम', 'रकनाम', 'राकनम', 'राकानाम'])
})

test('what is no Latin word stays as it is', () => {
  expect(suggestionsFor('Meera 2026 🎂 & राम', 'Deva')[0]).toBe('मीरा 2026 🎂 & राम')
})

test('nothing is suggested for words of a script, or for a sentence', () => {
  expect(suggestionsFor('मीरा', 'Deva')).toEqual([])
  expect(suggestionsFor('', 'Taml')).toEqual([])
  expect(suggestionsFor('one two three four five', 'Deva')).toEqual([])
})
