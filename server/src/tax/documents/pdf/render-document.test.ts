import { expect, test } from 'vitest'
import { aDocument } from './a-document.fixture.ts'
import { readPdf } from '#platform/pdf/read-pdf.fixture.ts'
import { draw } from './render-document.ts'

const ofBuyer = (name: string, streetAddress: string) => {
  const document = aDocument(2)
  return { ...document, buyer: { ...document.buyer, name, streetAddress } }
}

test('words of a document can be copied as they are read, in both scripts', async () => {
  const name = 'क्षत्रिय कृष्ण “Kittu” द्विवेदी'
  const [page = []] = await readPdf(await draw(ofBuyer(name, '9 A&B – Café #4')))
  const texts = page.map(({ text }) => text.trim())
  expect(texts).toEqual(
    expect.arrayContaining([
      'Tax Invoice',
      'Number 2627/EXI0000123',
      'GSTIN 29AAGCB7383J1Z4',
      name,
      '9 A&B – Café #4, Bengaluru 560001',
      'चाय वाला मग 2',
      '1,271.16',
      'Total: ₹2,999.96',
    ]),
  )
  expect(texts.join('')).not.toContain('�')
})

test('a business that has goods sent to somebody else is billed to at its address, with the place of supply', async () => {
  const document = ofBuyer('Asha Rao', '12 MG Road')
  const named = { gstin: '27AAPFU0939F1ZV', legalName: 'Rao Traders', legalAddress: '4 Fort Road' }
  const buyer = { ...document.buyer, ...named }
  const [page = []] = await readPdf(await draw({ ...document, buyer, placeOfSupply: '27' }))
  const texts = page.map(({ text }) => text.trim())
  expect(texts).toContain('Place of supply Maharashtra (27)')
  const billed = texts.indexOf('Billed to')
  expect(texts.slice(billed, billed + 5)).toEqual([
    'Billed to',
    'Rao Traders',
    '4 Fort Road',
    'Maharashtra (27)',
    'GSTIN 27AAPFU0939F1ZV',
  ])
  expect(texts.slice(texts.indexOf('Delivered to')).slice(0, 3)).toEqual([
    'Delivered to',
    'Asha Rao',
    '12 MG Road, Bengaluru 560001',
  ])
})

test('the half of the state is called UTGST where a union territory has no law of its own', async () => {
  const headsAt = async (placeOfSupply: string) => {
    const [page = []] = await readPdf(await draw({ ...aDocument(1), placeOfSupply }))
    return page.flatMap(({ text }) => /^\w*GST$/.exec(text.trim()) ?? [])
  }
  expect(await headsAt('04')).toEqual(['CGST', 'UTGST'])
  expect(await headsAt('29')).toEqual(['CGST', 'SGST'])
})

test.each([1_23_45_678.9, 98_76_54_321.99])(
  'amounts of crores are on one line, and so is their sum: %d',
  async (gross) => {
    const document = aDocument(2)
    const parts = { gross, taxable: gross - 8888.88, cgst: 4444.44, sgst: 4444.44, igst: 0 }
    const lines = document.lines.map((line) => ({ ...line, ...parts }))
    const totals = { ...document.totals, ...parts, gross: 2 * gross, taxable: 2 * gross }
    for (const taxes of [{}, { cgst: 0, sgst: 0, igst: gross / 2 }]) {
      const drawn = await draw({
        ...document,
        lines: lines.map((line) => ({ ...line, ...taxes })),
        totals: { ...totals, ...taxes },
      })
      const [page = []] = await readPdf(drawn)
      const texts = page.map(({ text }) => text.trim())
      const written = [gross, 2 * gross, ...('igst' in taxes ? [gross / 2] : [])].map((rupees) =>
        rupees.toLocaleString('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
      )
      expect(texts).toEqual(expect.arrayContaining(written))
    }
  },
)

test('letters of Devanagari are joined, and none is left out', async () => {
  const glyphsOf = async (name: string) => {
    const [page = []] = await readPdf(await draw(ofBuyer(name, 'x')))
    return page.find(({ text }) => text === name)?.glyphs ?? []
  }
  // One glyph for each of them, not one for each of its three characters.
  for (const joined of ['क्ष', 'त्र', 'ज्ञ', 'श्र']) expect(await glyphsOf(joined)).toHaveLength(1)
  // The vowel sign i is stored after its letter and drawn before it.
  const [sign, letter] = await glyphsOf('कि')
  expect([sign, letter]).toEqual((await glyphsOf('किक')).slice(0, 2))
  expect((await glyphsOf('किक'))[2]).toBe(letter)
  expect(await glyphsOf('आशा राव ०१२३४५६७८९ ऋ ॐ')).not.toContain(0)
})

test('what was drawn before leaves no trace: a document is the same bytes after others', async () => {
  // One letter, as one character and as two.
  const [document, other] = [ofBuyer('फ\u093cिरोज़', 'MG Road'), ofBuyer('\u095eिरोज़', 'MG Road')]
  const before = await draw(document)
  await draw(other)
  expect((await draw(document)).equals(before)).toBe(true)
})

test('what does not fit on a page goes on on the next, each with the head of the table and its number', async () => {
  const pages = await readPdf(await draw(aDocument(100)))
  expect(pages.length).toBeGreaterThan(2)
  for (const [at, page] of pages.entries()) {
    const texts = page.map(({ text }) => text.trim())
    expect(texts).toContain('Description')
    expect(texts.at(-1)).toBe(`Page ${at + 1} of ${pages.length}`)
  }
  const all = pages.flat().map(({ text }) => text.trim())
  expect(all.filter((text) => text === '1,499.98')).toHaveLength(100)
})
