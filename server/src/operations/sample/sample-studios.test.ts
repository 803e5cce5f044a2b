import { describe, expect, test } from 'vitest'
import { blanks } from '@tohfa/print-engine/scene/blanks'
import { fillTemplate, initialValues } from '@tohfa/print-engine/scene/fill-template'
import { type Finding, preflight } from '@tohfa/print-engine/preflight/preflight'
import type { StudioForm } from '@tohfa/contract/studio/product-studio'
import { shapeText } from '@tohfa/print-engine/text/shape-text'
import { sheetGround } from '@tohfa/print-engine/scene/sheet-ground'
import { loadStudioFaces } from '#studio/outlines/studio-faces.ts'
import { readSample, readSampleStudios } from './sample-files.ts'

const products = new Map(readSample().products.map((product) => [product.title, product]))
const studios = readSampleStudios()
const faces = await loadStudioFaces()

/** A photo that is fine enough for the largest frame. */
const photo = { sha256: 'a'.repeat(64), width: 6_000, height: 6_000 }

/** The findings on a template with its samples, and a photo in every frame. */
function findings(
  { blank, areas, template, fields }: StudioForm,
  productColor: string,
  more: Record<string, string> = {},
): Finding[] {
  const photos = fields.filter(({ kind }) => kind === 'photo').map(({ id }) => [id, photo.sha256])
  const values = { ...initialValues(fields), ...Object.fromEntries(photos), ...more }
  const { scene, problems } = fillTemplate(template, fields, values, { photo: () => photo })
  expect(problems).toEqual({})
  return preflight(scene, fields, {
    blank: blanks[blank],
    areas: areas ?? blanks[blank].areas,
    productColor: sheetGround(blank, productColor, areas ?? []),
    text: (item) => shapeText(item, faces),
    photo: () => photo,
  })
}

test('no product has two templates, and each is one of the sample', () => {
  const titles = studios.map(({ product }) => product)
  expect(new Set(titles).size).toBe(titles.length)
  for (const title of titles) expect([...products.keys()]).toContain(title)
})

describe.each(studios)('$product', ({ product, form }) => {
  test('prints as it looks with its samples, on every colour', () => {
    for (const color of products.get(product)?.colors.split(' | ') ?? [])
      expect(findings(form, color), color).toEqual([])
  })

  test('is named in both languages, and shows the samples of its words', () => {
    for (const { label, labelHi, choices = [] } of form.fields)
      for (const one of [{ label, labelHi }, ...choices, ...(form.areas ?? [])]) {
        expect(one.label).not.toMatch(/[ऀ-ॿ]/)
        expect(one.labelHi).toMatch(/[ऀ-ॿ]/)
      }
    for (const item of form.template.areas.flatMap(({ items }) => items)) {
      const field = form.fields.find(({ id }) => id === item.field)
      if (item.kind === 'text' && field?.kind === 'text') expect(item.text).toBe(field.sample)
    }
  })

  test('has room for as many letters as it takes, and may be left without what is not required', () => {
    for (const { id, kind, max, required } of form.fields) {
      if (kind !== 'text') continue
      expect(max).toBeGreaterThan(0)
      const long = findings(form, 'Ash Grey', { [id]: 'n'.repeat(max ?? 0) })
      expect(long.filter(({ level }) => level === 'stop')).toEqual([])
      const without = findings(form, 'Ash Grey', { [id]: '' })
      const stops = without.filter(({ code, level }) => level === 'stop' && code !== 'empty_design')
      expect(stops.length > 0).toBe(required)
    }
  })
})
