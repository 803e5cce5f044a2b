import { readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { blankIds, blanks } from '@tohfa/print-engine/scene/blanks'
import { fillTemplate, initialValues } from '@tohfa/print-engine/scene/fill-template'
import { fontFiles } from '@tohfa/print-engine/fonts/font-files'
import { harfBuzzFace } from '@tohfa/print-engine/text/harfbuzz-face'
import { preflight } from '@tohfa/print-engine/preflight/preflight'
import { shapeText } from '@tohfa/print-engine/text/shape-text'
import { withBlank, withOwnAreas } from './change-areas.ts'
import { startLike, startWithPhoto, startWithWords } from './starts.ts'
import { areasOf, emptyDraft, type StudioDraft } from './studio-draft.ts'
import { bodyOf, faultsOf } from './studio-faults.ts'

const fonts = new URL('../../../../../print-engine/fonts/', import.meta.url)
const face = harfBuzzFace(
  brotliDecompressSync(readFileSync(new URL(`${fontFiles['baloo-2-400']}.br`, fonts))),
)
const photo = { sha256: '0'.repeat(64), width: 6_000, height: 6_000 }

/** The preflight findings of a template with its samples, and a photo in each frame. */
function found(draft: StudioDraft): string[] {
  const { template, fields, blank } = draft
  const photos = fields.filter(({ kind }) => kind === 'photo').map(({ id }) => [id, 'any'])
  const values = { ...initialValues(fields), ...Object.fromEntries(photos) }
  const { scene } = fillTemplate(template, fields, values, { photo: () => photo })
  return preflight(scene, fields, {
    blank: blanks[blank],
    areas: areasOf(draft),
    text: (item) => shapeText(item, { get: () => face }),
    photo: () => photo,
  }).map(({ code, item }) => `${code} ${item}`)
}

const drafts = blankIds.map((blank) => withBlank(blank)(emptyDraft('coffee-mug')))
const colored = drafts.filter(({ blank }) => blanks[blank].ink === 'full')

test.each(drafts)('a line of text is valid to send and to print on $blank', (draft) => {
  const begun = startWithWords(draft)
  expect(faultsOf(begun)).toEqual({})
  expect(found(begun)).toEqual([])
})

test.each(colored)('a photo and its caption are valid to send and to print on $blank', (draft) => {
  const begun = startWithPhoto(draft)
  expect(faultsOf(begun)).toEqual({})
  expect(found(begun)).toEqual([])
})

test.each(drafts)('a mug’s text is made to fit $blank, and stays complete', (draft) => {
  const mug = startWithWords(emptyDraft('coffee-mug'))
  const copy = startLike(mug)(draft)
  expect(copy.blank).toBe(draft.blank)
  expect(faultsOf(copy)).toEqual({})
  expect(copy.template.areas).toHaveLength(1)
})

test('custom sizes keep the content of each area, and so does the return to the default', () => {
  const shirt = startWithWords(emptyDraft('t-shirts'))
  const own = withOwnAreas(true)(shirt)
  expect(own.areas?.map(({ id }) => id)).toEqual(['front', 'back'])
  expect(own.template.areas.map(({ items }) => items.length)).toEqual([1, 0])
  expect(faultsOf(own)).toEqual({})
  expect(withOwnAreas(false)(own)).toEqual(shirt)
})

test('the sent template has the current samples, also after a change', () => {
  const draft = startWithWords(emptyDraft('coffee-mug'))
  const fields = draft.fields.map((field) => ({ ...field, sample: 'मीरा' }))
  expect(bodyOf({ ...draft, fields }).template.areas[0]?.items).toMatchObject([{ text: 'मीरा' }])
})
