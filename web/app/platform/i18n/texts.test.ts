import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { answerTexts } from '@tohfa/contract/i18n/answers.texts'
import { changeRuleTexts } from '@tohfa/contract/orders/change-rules.texts'
import { failureTexts } from '@tohfa/contract/i18n/failures.texts'
import { pageTextRules } from '@tohfa/contract/backoffice/cms-pages/page-text-rules.texts'
import { printRuleTexts } from '@tohfa/contract/fulfilment/print/print-rules.texts'
import { numbersRuleTexts } from '@tohfa/contract/backoffice/numbers-rules.texts'
import { refundRuleTexts } from '@tohfa/contract/payments/refund-rules.texts'
import { returnRuleTexts } from '@tohfa/contract/fulfilment/return-rules.texts'
import { ruleTexts } from '@tohfa/contract/i18n/rules.texts'
import { sentenceTexts } from '@tohfa/contract/i18n/sentences.texts'
import { settingsRuleTexts } from '@tohfa/contract/backoffice/settings/settings-rules.texts'
import { studioRuleTexts } from '@tohfa/print-engine/scene/studio-rules.texts'
import { taxRuleTexts } from '@tohfa/contract/tax/tax-rules.texts'
import { texts } from '@tohfa/contract/i18n/texts'
import { productTypeSlugs } from '@tohfa/contract/catalog/product-type-labels'
import { typeLabel } from '#catalog/products/product-types.texts.hi.ts'
import { readPage } from '@tohfa/contract/backoffice/cms-pages/read-page'
import { inLanguage } from '#platform/api/sentences.texts.hi.ts'

const root = join(import.meta.dirname, '../../../..')
const files = globSync(
  ['web/app/**/*.texts.ts', 'contract/src/**/{texts,*.texts}.ts', 'print-engine/src/**/*.texts.ts'],
  {
    cwd: root,
  },
)
/** What is written so in Hindi too: names, and what people know by these letters. */
const names = new Set(
  'OTP UPI WhatsApp Instagram Google Analytics Razorpay Delhivery Tohfa English JPEG PNG WebP AVIF HEIC MB SKU GST GSTIN CSV PDF HSN UTF XLSX XLS ODS ZIP ID IFSC HDFC PIN CGST SGST IGST JSON GSTR CMP CMYK'.split(
    ' ',
  ),
)
/** Keys whose values nobody reads, or become part of a product. */
const notWords = new Set([
  'id',
  'to',
  'href',
  'kind',
  'onlyIf',
  'language',
  'tag',
  'locale',
  'month',
  'times',
  'usual',
])

type Texts = Record<string, unknown>
const load = (file: string) => import(join(root, file)) as Promise<Texts>
const twinOf = (file: string) => file.replace(/\.ts$/, '.hi.ts')

/** Every sentence in there by its path; functions are asked what they write. */
function sentencesOf(value: unknown, path: string): [path: string, sentence: string][] {
  if (notWords.has(path.split('.').at(-1) ?? '')) return []
  if (typeof value === 'string') return [[path, value]]
  if (typeof value === 'function')
    return writtenBy(value as Write, path).map((words) => [path, words])
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => sentencesOf(inner, `${path}.${key}`))
}

type Write = (...given: unknown[]) => unknown

/**
 * For none, one and several, given as numbers or, where it wants them, as words.
 *
 * @throws Error when it takes neither
 */
function writtenBy(write: Write, path: string): string[] {
  return [0, 1, 2].flatMap((count) => {
    let cause: unknown
    for (const given of [count, String(count)]) {
      try {
        const words = write(...Array<unknown>(write.length).fill(given))
        return typeof words === 'string' ? [words] : []
      } catch (error) {
        cause = error
      }
    }
    throw new Error(`${path} writes nothing`, { cause })
  })
}

/** The words in Latin letters that are no names; single letters are, as in A-Z, and addresses with an @. */
const englishIn = (sentence: string) =>
  (sentence.replaceAll(/\S+@\S+/g, '').match(/[A-Za-z]{2,}/g) ?? []).filter(
    (word) => !names.has(word),
  )

const structureOf = (texts: unknown): unknown =>
  typeof texts === 'object' && texts !== null
    ? Object.fromEntries(
        Object.entries(texts)
          .filter(([key]) => !notWords.has(key))
          .map(([key, value]) => [key, structureOf(value)]),
      )
    : typeof texts

describe.each(files)('%s', (file) => {
  test('has a twin in Hindi, in which nothing is left English', async () => {
    expect(existsSync(join(root, twinOf(file))), `${twinOf(file)} is missing`).toBe(true)
    const [english, hindi] = await Promise.all([load(file), load(twinOf(file))])
    expect(Object.keys(hindi).sort()).toEqual(Object.keys(english).sort())
    const left = sentencesOf(hindi, '').filter(([, sentence]) => englishIn(sentence).length > 0)
    expect(left).toEqual([])
    expect(structureOf(hindi)).toEqual(structureOf(english))
  })
})

/** A full stop of English after a word of Hindi; "मि.मी." is short for something. */
const hasEnglishStop = (sentence: string) =>
  /[\u0900-\u097F]\.(?:\s|$)/.test(sentence.replaceAll('मि.मी.', ''))

test.each(files)('%s ends its sentences in Hindi as Hindi does', async (file) => {
  const hindi = await load(twinOf(file))
  expect(sentencesOf(hindi, '').filter(([, sentence]) => hasEnglishStop(sentence))).toEqual([])
})

test('no page puts an English full stop between two texts', () => {
  const sources = globSync('web/app/**/*.{ts,tsx}', {
    cwd: root,
    exclude: ['**/*.texts.*', '**/*.test.ts'],
  })
  const stopped = sources.filter((file) =>
    /[`}]\. \$\{/.test(readFileSync(join(root, file), 'utf8')),
  )
  expect(stopped).toEqual([])
})

/** Texts that stand on a button, and what the button is called among others of its kind. */
function namedButtons(texts: unknown): [shown: string, name: string][] {
  if (typeof texts !== 'object' || texts === null) return []
  return Object.entries(texts).flatMap(([key, inner]) => {
    const name: unknown = (texts as Texts)[`${key}Of`]
    // A pack has a name that is no button's.
    if (key === 'pack' || typeof inner !== 'string' || typeof name !== 'function')
      return namedButtons(inner)
    return writtenBy(name as Write, key).map((words): [string, string] => [inner, words])
  })
}

test.each(files)('%s calls a button by what stands on it', async (file) => {
  const pairs = [...namedButtons(await load(file)), ...namedButtons(await load(twinOf(file)))]
  const others = pairs.filter(([shown, name]) => !name.toLowerCase().includes(shown.toLowerCase()))
  expect(others).toEqual([])
})

const pages = globSync('web/app/pages/*.md', { cwd: root, exclude: ['**/*.hi.md'] })

test.each(pages)('%s has the same parts and ways on in Hindi, and no English', (file) => {
  const pick = (words: unknown, key: string): unknown[] =>
    typeof words !== 'object' || words === null
      ? []
      : Object.entries(words).flatMap(([at, value]) => (at === key ? [value] : pick(value, key)))
  const english = readPage(readFileSync(join(root, file), 'utf8'))
  const hindi = readPage(readFileSync(join(root, file.replace(/\.md$/, '.hi.md')), 'utf8'))
  expect(pick(english, 'id').length).toBeGreaterThan(1)
  for (const key of ['id', 'onlyIf', 'kind']) expect(pick(hindi, key)).toEqual(pick(english, key))
  // A link may stand elsewhere in a sentence.
  expect(new Set(pick(hindi, 'to'))).toEqual(new Set(pick(english, 'to')))
  for (const { description } of [english, hindi]) {
    expect(description.length).toBeGreaterThanOrEqual(50)
    expect(description.length).toBeLessThanOrEqual(150)
  }
  expect(sentencesOf(hindi, '').filter(([, words]) => englishIn(words).length > 0)).toEqual([])
})

test.each([
  '<b>bold</b>',
  '> quoted',
  '**bold** within',
  '1. a step without its title',
  '- a list\n  - in a list',
])('a page cannot have %j', (words) => {
  const page = `---\ntitle: T\ndescription: D\n---\n\n# H\n\nI\n\n## S {#s}\n\n${words}\n`
  expect(() => readPage(page)).toThrow('A page cannot take this')
})

test('every kind of product has its name', () => {
  for (const slug of productTypeSlugs) expect(typeLabel(slug)).toMatch(/[\u0900-\u097F]/)
})

describe('what the server says', () => {
  test.each(Object.entries<unknown>(sentenceTexts))('%s is said in Hindi', (code, words) => {
    const params = typeof words === 'function' ? Array<number>(words.length).fill(2) : []
    expect(inLanguage('English', { code, params })).toMatch(/[\u0900-\u097F]/)
  })

  test('keeps what stands in its gaps', () => {
    expect(
      inLanguage('Only 3 left of Chai Mug', { code: 'onlyLeft', params: [3, 'Chai Mug'] }),
    ).toBe('Chai Mug: सिर्फ़ 3 बचे हैं')
    const wait = { code: 'tooManyTries', params: [60] }
    expect(inLanguage('Please try again in 1 minute', wait)).toContain('1 मिनट बाद')
  })

  test('stays English without a code, or with one that no text has', () => {
    expect(inLanguage('Something nobody knows')).toBe('Something nobody knows')
    for (const code of ['nobody_knows', 'constructor'])
      expect(inLanguage('Something nobody knows', { code })).toBe('Something nobody knows')
  })

  test('has a code of its own in every table', () => {
    const tables = [
      failureTexts,
      answerTexts,
      ruleTexts,
      pageTextRules,
      printRuleTexts,
      refundRuleTexts,
      numbersRuleTexts,
      returnRuleTexts,
      taxRuleTexts,
      changeRuleTexts,
      settingsRuleTexts,
      studioRuleTexts,
      texts,
    ]
    const codes = tables.flatMap((table) => Object.keys(table))
    expect(Object.keys(sentenceTexts).sort()).toEqual(codes.sort())
  })

  test('is the same in Hindi wherever it is the same in English', () => {
    const hindiOf = new Map<string, string>()
    for (const [code, words] of Object.entries<unknown>(sentenceTexts)) {
      if (typeof words !== 'string') continue
      const hindi = inLanguage(words, { code })
      expect(hindiOf.get(words) ?? hindi, code).toBe(hindi)
      hindiOf.set(words, hindi)
    }
  })
})
