import { expect, test } from 'vitest'
import { allKits, kitOf } from '@tohfa/print-engine/mockup/kits'
import type { Kit } from '@tohfa/print-engine/mockup/kit'
import { type Look, piecesOf } from '@tohfa/print-engine/mockup/piece-shapes'
import { type BlankId, blankIds, blanks } from '@tohfa/print-engine/scene/blanks'
import { productTypeSlugs } from './product-type-labels.ts'
import { categoriesOf, productTypes } from './product-types.ts'
import { lookOfCategory, looksByLabel } from './product-types/category-look.ts'

const categories = productTypeSlugs.flatMap((slug) =>
  Object.entries(productTypes[slug].categories).map(([id, row]) => ({ slug, id, ...row })),
)

/** The kits of all areas of a blank, as a category look gives them. */
const kitsOf = (blank: BlankId, look: Look | undefined): (Kit | undefined)[] =>
  blanks[blank].areas.map(({ id }) => kitOf(blank, id, look))

test.each(categories)('$slug $id has a kit for each area of its blank', ({ slug, look }) => {
  expect(kitsOf(productTypes[slug].blank, look)).not.toContain(undefined)
})

test.each(categories.filter(({ look }) => look))(
  '$slug $id looks different from its blank',
  (one) => {
    const { blank } = productTypes[one.slug]
    expect(lookOfCategory(blank, one.label)).toBe(one.look)
    expect(kitsOf(blank, one.look)).not.toEqual(kitsOf(blank, undefined))
  },
)

test('a category keeps its kit when its label changes', () => {
  const renamed = Object.values(productTypes).map((type) => ({
    ...type,
    categories: Object.fromEntries(
      Object.entries(type.categories).map(([id, row]) => [
        id,
        { ...row, label: `New ${row.label}` },
      ]),
    ),
  }))
  const looks = looksByLabel(renamed)
  for (const { slug, label, look } of categories)
    expect(looks.get(`${productTypes[slug].blank} New ${label}`)).toBe(look)
})

test('every look of a blank for a category belongs to an existing category', () => {
  const chosen = new Set(categories.map(({ look }) => look))
  const looks = blankIds.flatMap((blank) => piecesOf(blank).looks)
  expect(looks.filter((look) => !chosen.has(look as Look))).toEqual([])
})

test('no two categories of a type have the same label', () => {
  for (const slug of productTypeSlugs)
    expect(new Set(categoriesOf(slug)).size).toBe(categoriesOf(slug).length)
})

test('kits belong to areas that a blank or a pair has', () => {
  const places = new Set(
    blankIds.flatMap((id) => blanks[id].areas.map((area) => `${id} ${area.id}`)),
  )
  const others = allKits.filter(({ blank, area }) => !places.has(`${blank} ${area}`))
  expect(others.map(({ blank, area }) => `${blank} ${area}`)).toEqual(['mug second'])
})
