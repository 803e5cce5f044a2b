import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FestivalsForm } from '@tohfa/contract/fulfilment/festivals'
import { productColumns } from '@tohfa/contract/catalog/product-import'
import { type StudioForm, studioForm } from '@tohfa/contract/studio/product-studio'
import type { SampleParticulars } from '#backoffice/settings/settings.service.ts'
import type { SampleSeller } from '#tax/seller/propose-classes.service.ts'
import { readCsv } from '#platform/csv/read-csv.ts'

/** The files of the sample catalogue; other files refer to a product by its title. */
export function readSample() {
  return {
    /** As the importer takes it. */
    productsCsv: textOf('products'),
    products: rowsOf('products', productColumns),
    /** Made up: its papers are marked so. */
    sampleSeller: JSON.parse(
      readFileSync(join(import.meta.dirname, 'seller.json'), 'utf8'),
    ) as SampleSeller,
    /** Of products that are taxed otherwise than their type. */
    taxClasses: rowsOf('tax-classes', ['product', 'taxClass']),
    /** When each product came into the shop. */
    arrivals: rowsOf('arrivals', ['product', 'daysAgo']),
    reviews: rowsOf('reviews', ['product', 'daysAgo', 'name', 'email', 'rating', 'comment']),
    festivals: JSON.parse(
      readFileSync(join(import.meta.dirname, 'festivals.json'), 'utf8'),
    ) as FestivalsForm['festivals'],
    /** In their order; several words or products have bars between them. */
    collections: rowsOf('collections', [
      'slug',
      'title',
      'titleHi',
      'description',
      'descriptionHi',
      'words',
      'products',
    ]),
    /** In the order of their places; without a device for any. */
    banners: rowsOf('banners', ['position', 'deviceType', 'link', 'image', 'alt']),
  }
}

/** The contact data of the sample's shop, until somebody sets their own. */
export function sampleParticulars(): SampleParticulars {
  return JSON.parse(
    readFileSync(join(import.meta.dirname, 'particulars.json'), 'utf8'),
  ) as SampleParticulars
}

/** The studios of products, each in a separate file (docs/studio.md 14.3). */
export function readSampleStudios(): { product: string; form: StudioForm }[] {
  const folder = join(import.meta.dirname, 'studios')
  return readdirSync(folder).map((name) => {
    const { product, ...form } = JSON.parse(readFileSync(join(folder, name), 'utf8')) as {
      product: string
    }
    return { product, form: studioForm.parse(form) }
  })
}

export type Sample = ReturnType<typeof readSample>

/** The keys of a product's pictures, of all its colours. */
export function imageKeysOf({ images }: Sample['products'][number]): string[] {
  return images.split(/[ |]+/)
}

function textOf(name: string): string {
  return readFileSync(join(import.meta.dirname, `${name}.csv`), 'utf8')
}

function rowsOf<const Column extends string>(name: string, columns: readonly Column[]) {
  const { rows, problems } = readCsv(textOf(name), columns)
  const [problem] = problems
  if (problem) throw new Error(`${name}.csv, line ${problem.line}: ${problem.sentence}`)
  return rows.map(({ cells }) => cells as Record<Column, string>)
}
