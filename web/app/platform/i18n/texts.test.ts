import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { TYPE } from '@formatjs/icu-messageformat-parser'
import { afterAll, describe, expect, test } from 'vitest'
import { messageTexts } from '@tohfa/contract/i18n/messages.texts'
import { productTypeSlugs } from '@tohfa/contract/catalog/product-type-labels'
import { readPage } from '@tohfa/contract/backoffice/cms-pages/read-page'

import { stopCodes, warnCodes, findingMessage } from '@tohfa/print-engine/scene/finding'
import type * as sentencesFile from '#platform/api/in-language.ts'
import type * as typesFile from '#catalog/products/type-label.ts'
import type * as engineFile from '@tohfa/print-engine/scene/studio.texts'
import { catalogueFile, readCatalogue, root, textsFiles } from '../../../translation/catalogue.ts'
import { readMessage } from '../../../translation/code-of-message.ts'
import { englishCatalogue, extractAll } from '../../../translation/extract.ts'
import { sourcesInLanguage } from '../../../translation/sources-in-language.ts'
import type { Words } from '../../../translation/translate-module.ts'

const files = textsFiles.flatMap((pattern) => globSync(pattern, { cwd: root })).sort()
/** Names and abbreviations that are in Latin letters in Hindi too. */
const names = new Set(
  'OTP UPI WhatsApp Meta Instagram Google Analytics Razorpay Delhivery Tohfa English JPEG PNG WebP AVIF HEIC MB SKU GST GSTIN CSV PDF HSN UTF UTR XLSX XLS ODS ZIP ID IFSC HDFC PIN CGST SGST IGST JSON GSTR CMP CMYK RAKHI Tally UTGST XML Shopify WooCommerce IndexNow'.split(
    ' ',
  ),
)
/** A file whose values only the browser reads. */
const settings = 'web/platform/i18n/locale.texts'
/** English-only exceptions: the article, and labels that staff wrote in English. */
const ofEnglish = new Set(['article', 'label', 'labelHi'])

type Texts = Record<string, unknown>
const english = { load: (file: string) => import(join(root, file)) as Promise<Texts> }
const hindi = await sourcesInLanguage('hi')
afterAll(() => hindi.close())
const { inLanguage } = await hindi.load<typeof sentencesFile>('web/app/platform/api/in-language.ts')
const { typeLabel } = await hindi.load<typeof typesFile>('web/app/catalog/products/type-label.ts')

/** The messages of a catalogue by their keys, which begin with the file's. */
const messagesOf = (words: Words, key = ''): [key: string, message: string][] =>
  Object.entries(words).flatMap(([name, inner]) => {
    if (name.startsWith('@')) return []
    const path = key ? `${key} ${name}` : name
    return typeof inner === 'string' ? [[path, inner]] : messagesOf(inner, path)
  })

const extracted = await extractAll()
const inEnglish = new Map(messagesOf(englishCatalogue(extracted)))
const inHindi = messagesOf(readCatalogue('hi'))
const words = inHindi.filter(([key]) => !key.startsWith(settings))
/** Records that only a catalogue fills, with the English words as keys. */
const filled = extracted.flatMap(({ key, filled }) =>
  filled.map(({ path }) => `${[key, ...path].join(' ')} `),
)

type Message = ReturnType<typeof readMessage>

/** All outputs of a message, with a number in each placeholder. */
const saidBy = (message: Message): string =>
  message
    .map((part) => {
      if (part.type === TYPE.literal) return part.value
      return 'options' in part
        ? Object.values(part.options)
            .map(({ value }) => saidBy(value))
            .join(' ')
        : '1'
    })
    .join('')

/** The placeholders that a message shows; a plural may depend on one that it does not show. */
const shownBy = (message: Message): string[] =>
  message.flatMap((part) => {
    if ('options' in part) return Object.values(part.options).flatMap(({ value }) => shownBy(value))
    return 'value' in part && part.type !== TYPE.literal ? [part.value] : []
  })

test('the English catalogue matches the texts: npm run locales writes it', async () => {
  expect(readCatalogue('en')).toEqual(englishCatalogue(extracted))
  expect(readFileSync(catalogueFile('hi'), 'utf8')).toBe(
    `${JSON.stringify(readCatalogue('hi'), null, 2)}\n`,
  )
})

test('every Hindi message has an English one, or fills a record', () => {
  const unknown = inHindi.filter(
    ([key]) => !inEnglish.has(key) && !filled.some((record) => key.startsWith(record)),
  )
  expect(unknown).toEqual([])
})

test('at most one message in twenty is missing in Hindi', () => {
  const known = new Set(inHindi.map(([key]) => key))
  const missing = [...inEnglish.keys()].filter((key) => !known.has(key))
  expect(missing.length, missing.join('\n')).toBeLessThan(inEnglish.size / 20)
})

test('a Hindi message shows the same placeholders as the English one', () => {
  const other = inHindi.filter(([key, message]) => {
    const shown = (one: string) =>
      [...new Set(shownBy(readMessage(one)))].filter((gap) => !ofEnglish.has(gap)).sort()
    const sentence = inEnglish.get(key)
    return sentence !== undefined && shown(sentence).join() !== shown(message).join()
  })
  expect(other).toEqual([])
})

/** Latin words that are not names; single letters as in A-Z and addresses with an @ are allowed. */
const englishIn = (sentence: string) =>
  (sentence.replaceAll(/\S+@\S+/g, '').match(/[A-Za-z]{2,}/g) ?? []).filter(
    (word) => !names.has(word),
  )

test('no message of the Hindi catalogue is left in English', () => {
  const left = words.filter(([, message]) => englishIn(saidBy(readMessage(message))).length > 0)
  expect(left).toEqual([])
})

/** An English full stop after a Hindi word; "मि.मी." is an abbreviation. */
const hasEnglishStop = (sentence: string) =>
  /[\u0900-\u097F]\.(?:\s|$)/.test(sentence.replaceAll('मि.मी.', ''))

test('Hindi sentences end with the Hindi full stop', () => {
  expect(words.filter(([, message]) => hasEnglishStop(saidBy(readMessage(message))))).toEqual([])
})

/** The structure of a value; Hindi functions take no more parameters than English ones. */
const structureOf = (texts: unknown): unknown =>
  typeof texts === 'object' && texts !== null
    ? Object.fromEntries(Object.entries(texts).map(([key, value]) => [key, structureOf(value)]))
    : typeof texts

test.each(files)('%s has the same exports in Hindi', async (file) => {
  const [sources, pages] = await Promise.all([english.load(file), hindi.load<Texts>(file)])
  const isFilled = extracted.some((one) => one.file.endsWith(file) && one.filled.length > 0)
  if (!isFilled) expect(structureOf({ ...pages })).toEqual(structureOf({ ...sources }))
})

test('a function with logic beyond a message contains no text of its own', () => {
  expect(extracted.flatMap(({ hidden }) => hidden)).toEqual([])
})

test('a text that the catalogue lacks stays English on Hindi pages', async () => {
  const { 'web/orders/cart/cart.texts': cart, ...others } = readCatalogue('hi')
  const { cartTexts } = cart as { cartTexts: Words }
  const { empty: _, ...fewer } = cartTexts
  const pages = await sourcesInLanguage('hi', {
    ...others,
    'web/orders/cart/cart.texts': { cartTexts: fewer },
  })
  try {
    const { cartTexts: shown } = await pages.load<{ cartTexts: Record<string, string> }>(
      'web/app/orders/cart/cart.texts.ts',
    )
    expect(shown['empty']).toMatch(/^[A-Z]/)
    expect(shown['heading']).toMatch(/[\u0900-\u097F]/)
  } finally {
    await pages.close()
  }
})

test.each(['{title', '{titel}', '{title, date}', '{title, plural, =1 {}}'])(
  'a message such as %s fails the build, which names its key',
  async (message) => {
    const pages = await sourcesInLanguage('hi', {
      'web/orders/cart/cart.texts': { cartTexts: { removeOf: message } },
    })
    try {
      await expect(pages.load('web/app/orders/cart/cart.texts.ts')).rejects.toThrow(
        `locales/hi.json, web/orders/cart/cart.texts, cartTexts.removeOf: `,
      )
    } finally {
      await pages.close()
    }
  },
)

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

type Write = (...given: unknown[]) => unknown

/**
 * Calls a function with none, one and several, as numbers or, where it needs them, as strings.
 * @throws Error when it accepts neither
 */
function writtenBy(write: Write, path: string): string[] {
  return [0, 1, 2].flatMap((count) => {
    let cause: unknown
    for (const given of [count, String(count)]) {
      try {
        const words = write(...Array<unknown>(4).fill(given))
        return typeof words === 'string' ? [words] : []
      } catch (error) {
        cause = error
      }
    }
    throw new Error(`${path} writes nothing`, { cause })
  })
}

/** Labels of buttons, and their accessible names among similar ones. */
function namedButtons(texts: unknown): [shown: string, name: string][] {
  if (typeof texts !== 'object' || texts === null) return []
  return Object.entries(texts).flatMap(([key, inner]) => {
    const name: unknown = (texts as Texts)[`${key}Of`]
    // A pack's name is not on a button.
    if (key === 'pack' || typeof inner !== 'string' || typeof name !== 'function')
      return namedButtons(inner)
    return writtenBy(name as Write, key).map((words): [string, string] => [inner, words])
  })
}

test.each(files)('%s gives a button an accessible name with its visible label', async (file) => {
  const [sources, pages] = await Promise.all([english.load(file), hindi.load<Texts>(file)])
  const pairs = [...namedButtons(sources), ...namedButtons(pages)]
  const others = pairs.filter(([shown, name]) => !name.toLowerCase().includes(shown.toLowerCase()))
  expect(others).toEqual([])
})

/** Keys of a page whose values are not shown. */
const notRead = new Set(['id', 'to', 'kind', 'onlyIf'])

const readIn = (page: unknown): string[] => {
  if (typeof page === 'string') return [page]
  if (typeof page !== 'object' || page === null) return []
  return Object.entries(page).flatMap(([key, inner]) => (notRead.has(key) ? [] : readIn(inner)))
}

const pages = globSync('web/app/pages/*.md', { cwd: root, exclude: ['**/*.hi.md'] })

test.each(pages)('%s has the same sections and links in Hindi, and no English', (file) => {
  const pick = (words: unknown, key: string): unknown[] =>
    typeof words !== 'object' || words === null
      ? []
      : Object.entries(words).flatMap(([at, value]) => (at === key ? [value] : pick(value, key)))
  const page = readPage(readFileSync(join(root, file), 'utf8'))
  const twin = readPage(readFileSync(join(root, file.replace(/\.md$/, '.hi.md')), 'utf8'))
  expect(pick(page, 'id').length).toBeGreaterThan(1)
  for (const key of ['id', 'onlyIf', 'kind']) expect(pick(twin, key)).toEqual(pick(page, key))
  // A link may have another place in a sentence.
  expect(new Set(pick(twin, 'to'))).toEqual(new Set(pick(page, 'to')))
  for (const { description } of [page, twin]) {
    expect(description.length).toBeGreaterThanOrEqual(50)
    expect(description.length).toBeLessThanOrEqual(150)
  }
  expect(readIn(twin).filter((words) => englishIn(words).length > 0)).toEqual([])
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

test('every product type has a label', () => {
  for (const slug of productTypeSlugs) expect(typeLabel(slug)).toMatch(/[\u0900-\u097F]/)
})

test('each finding of preflight has a Hindi message', async () => {
  const file = 'print-engine/src/scene/studio.texts.ts'
  const { preflightTexts } = await hindi.load<typeof engineFile>(file)
  for (const code of [...stopCodes, ...warnCodes]) {
    const one = { level: 'stop', code, area: 'front', params: ['x', 'य'] } as const
    expect(findingMessage(preflightTexts, { ...one, params: [...one.params] })).toMatch(
      /[\u0900-\u097F]{3}/,
    )
  }
})

describe('the messages of the server', () => {
  test.each(Object.entries<unknown>(messageTexts))('%s has a Hindi message', (code, words) => {
    const params = typeof words === 'function' ? Array<number>(words.length).fill(2) : []
    expect(inLanguage('English', { code, params })).toMatch(/[\u0900-\u097F]/)
  })

  test('keep the values of their placeholders', () => {
    expect(
      inLanguage('Only 3 left of Chai Mug', { code: 'onlyLeft', params: [3, 'Chai Mug'] }),
    ).toBe('Chai Mug: सिर्फ़ 3 बचे हैं')
    const wait = { code: 'tooManyTries', params: [60] }
    expect(inLanguage('Please try again in 1 minute', wait)).toContain('1 मिनट बाद')
  })

  test('stay English without a code, or with an unknown one', () => {
    expect(inLanguage('Something nobody knows')).toBe('Something nobody knows')
    for (const code of ['nobody_knows', 'constructor'])
      expect(inLanguage('Something nobody knows', { code })).toBe('Something nobody knows')
  })

  test('have unique codes across all tables', async () => {
    const tableFiles = globSync(
      [
        'contract/src/**/*rules.texts.ts',
        'contract/src/i18n/{answers,failures}.texts.ts',
        'contract/src/i18n/texts.ts',
        'print-engine/src/scene/studio-rules.texts.ts',
      ],
      { cwd: root },
    )
    const modules = await Promise.all(
      tableFiles.map(
        async (file) => (await import(join(root, file))) as Record<string, Record<string, unknown>>,
      ),
    )
    const codes = modules.flatMap((tables) => Object.values(tables).flatMap(Object.keys))
    expect(Object.keys(messageTexts).sort()).toEqual(codes.sort())
  })

  test('are the same in Hindi wherever they are the same in English', () => {
    const hindiOf = new Map<string, string>()
    for (const [code, words] of Object.entries<unknown>(messageTexts)) {
      if (typeof words !== 'string') continue
      const hindi = inLanguage(words, { code })
      expect(hindiOf.get(words) ?? hindi, code).toBe(hindi)
      hindiOf.set(words, hindi)
    }
  })
})
