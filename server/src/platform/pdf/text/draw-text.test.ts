import Pdf from 'pdfkit'
import { expect, test } from 'vitest'
import { readPdf } from '#platform/pdf/read-pdf.fixture.ts'
import { drawText } from './draw-text.ts'
import { layOutText } from './lay-out-text.ts'
import { openPdfFonts } from './pdf-fonts.ts'

const families = await openPdfFonts()

/** The pieces of text that can be copied from a page. */
async function drawn(text: string, width = 500) {
  const pdf = new Pdf({ size: 'A4', margin: 0 })
  const chunks: Buffer[] = []
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
  drawText(pdf, families, text, { x: 20, y: 20, size: 10, width })
  pdf.end()
  await new Promise((done) => pdf.on('end', done))
  const [page = []] = await readPdf(Buffer.concat(chunks))
  return page
}

const copied = async (text: string) => (await drawn(text)).map((piece) => piece.text).join('')

const glyphsOf = (text: string) =>
  layOutText(text, { size: 10, width: 500 }, families).flatMap(({ runs }) =>
    runs.flatMap((run) => (run.face ? run.glyphs : [])),
  )

test.each([
  ['Latin', 'Nguyễn Thị Đặng, Zażółć gęślą'],
  ['Greek and Cyrillic', 'Ελληνικά Кириллица'],
  ['Devanagari', 'क्षत्रिय कृष्ण द्विवेदी'],
  ['Bengali', 'অনন্যা লক্ষ্মী রবীন্দ্র'],
  ['Gujarati', 'ભાવેશ પટેલ, શિવમ એપાર્ટમેન્ટ'],
  ['Gurmukhi', 'ਹਰਪ੍ਰੀਤ ਸਿੰਘ, ਚੰਡੀਗੜ੍ਹ'],
  ['Odia', 'ଶ୍ରୀ ଜଗନ୍ନାଥ, ଭୁବନେଶ୍ୱର'],
  ['Tamil', 'கார்த்திக் Subramaniam, எண் 12, அண்ணா சாலை'],
  ['Telugu', 'శ్రీనివాస్, హైదరాబాద్'],
  ['Kannada', 'ಲಕ್ಷ್ಮೀ ಪ್ರಸಾದ್, ಬೆಂಗಳೂರು'],
  ['Malayalam', 'ലക്ഷ്മി കൃഷ്ണൻ, തിരുവനന്തപുരം'],
  ['fractions and signs', '½ litre, № 7, ⅓, Ⅳ, ∞ ≤ √ → ★ ✓'],
  ['emoji', 'Amma ❤️ 👨‍👩‍👧 👍🏽 🎂'],
])('%s is drawn completely and copied as typed', async (_, text) => {
  const line = layOutText(text, { size: 10, width: 500 }, families)
  expect(line.flatMap(({ runs }) => runs).filter(({ face }) => !face)).toEqual([])
  expect(glyphsOf(text).filter(({ id }) => id === 0)).toEqual([])
  expect(await copied(text)).toBe(text)
})

test.each(['ക്ഷ', 'ક્ષ', 'ক্ষ', '👨‍👩‍👧', '👍🏽'])('the letters of %s are joined to one glyph', (joined) => {
  expect(glyphsOf(joined)).toHaveLength(1)
})

test('Urdu is drawn from right to left, figures and Latin in it from left to right', () => {
  const placed = (text: string) =>
    layOutText(text, { size: 10, width: 500 }, families)[0]?.runs.flatMap(
      (run) => run.text.trim() || [],
    )
  expect(placed('محمد (10) خان')).toEqual(['خان', ')', '10', 'محمد ('])
  expect(placed('حیدرآباد, Telangana')).toEqual(['حیدرآباد', ',', 'Telangana'])
  expect(placed('Flat 4, محمد علی Road')).toEqual(['Flat 4,', 'محمد علی', 'Road'])
})

test('words that go by their first letter read as on a print, also beside Latin letters', () => {
  const style = { size: 10, width: 500, byFirstLetter: true }
  const placed = (text: string) =>
    layOutText(text, style, families)[0]?.runs.flatMap((run) => run.text.trim() || [])
  expect(placed('محمد Khan 12')).toEqual(['Khan 12', 'محمد'])
  expect(placed('Khan محمد')).toEqual(['Khan', 'محمد'])
})

test('a word in Urdu is copied in one piece, with the dots of its letters after it', async () => {
  const name = 'محمد علی خان'
  const [word, ...dots] = await drawn(name)
  expect(word?.text).toBe(Array.from(name).reverse().join(''))
  expect(dots.length).toBeGreaterThan(0)
  expect(dots.map(({ text }) => text).join('')).toBe('')
})

test('a glyph that represents different letters is copied as its own letters in each place', async () => {
  expect(await copied('بت')).toHaveLength(2)
  expect((await drawn('کارڈ گھر')).map(({ text }) => text).join('')).not.toContain('�')
})

test('a letter that no font has is a box with its code, and can be copied', async () => {
  const pieces = await drawn('Li 王 Wei')
  expect(pieces.map(({ text }) => text).join('')).toBe('Li 王 Wei')
  const digits = await drawn('738B')
  const box = pieces.flatMap(({ glyphs }) => glyphs)
  expect(box.length).toBe('Li  Wei'.length + digits.flatMap(({ glyphs }) => glyphs).length)
})

test('a text longer than a line wraps, and a word longer than a line breaks between letters', () => {
  const lines = (text: string, width: number) =>
    layOutText(text, { size: 10, width }, families).map((line) => line.text)
  expect(lines('அண்ணா சாலை 2nd Floor', 95)).toEqual(['அண்ணா சாலை', '2nd Floor'])
  const cut = lines('லக்ஷ்மி'.repeat(6), 40)
  expect(cut.join('')).toBe('லக்ஷ்மி'.repeat(6))
  expect(cut.every((line) => !/^\p{M}/u.test(line))).toBe(true)
  expect(lines('first\nsecond', 500)).toEqual(['first', 'second'])
})

test('marks of text direction and control characters leave no trace', async () => {
  expect(await copied('Asha \u202Eoar\u202C\u0007 Rao')).toBe('Asha oar Rao')
})
