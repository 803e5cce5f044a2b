import { templatePicture } from '@tohfa/contract/backoffice/template-picture'
import type { TemplateChoice } from '@tohfa/contract/backoffice/templates'
import type { Template, Templates } from '@tohfa/contract/backoffice/templates.calls'
import { isProductType } from '@tohfa/contract/catalog/product-type-labels'
import { toRupees } from '@tohfa/contract/shared/money'
import { recordChange } from '#backoffice/staff-log/staff-log.service.ts'
import { type Settings, showsSample } from '#backoffice/settings/settings.service.ts'
import { importWithin } from '#catalog/products/import-export/import-products.service.ts'
import { announce } from '#platform/database/changes.ts'
import type { Connection, Database, Transaction } from '#platform/database/connect.ts'
import { Failure } from '#platform/http/failures.ts'
import type { ImageUrls } from '#platform/media/image-url.ts'
import type { ImageStore } from '#platform/media/store/image-store.ts'
import { putStudioWithin } from '#studio/templates/product-studio.service.ts'
import { endSampleTax } from '#tax/seller/propose-classes.service.ts'
import { sellerOn } from '#tax/seller/tax.service.ts'
import { copySampleImages } from './copy-sample-images.ts'
import { imageKeysOf, readSample, readSampleStudios, type Sample } from './sample-files.ts'
import { sampleMarks } from './sample-marks.ts'
import { insertImages, lockSample } from './sample.queries.ts'
import { keptRows, type Maker, newRows, paidForRow } from './template-rows.ts'
import {
  countSample,
  deleteSampleContent,
  deleteSamplePeople,
  endMadeUpRatings,
  takeProductsOut,
  templateProducts,
  type TemplateProduct,
} from './templates.queries.ts'

type TemplateDeps = {
  connection: Connection
  settings: Pick<Settings, 'read' | 'endSample'>
  imageUrls: ImageUrls
  store: ImageStore
}

/** Products to begin with, and the end of the sample (docs/product.md 15.36). */
export function createTemplates({ connection, settings, imageUrls, store }: TemplateDeps) {
  async function read(db: Database = connection.db): Promise<Templates> {
    const sample = readSample()
    const marks = sampleMarks(sample)
    const [isSample, here] = await Promise.all([showsSample(db), templateProducts(db, marks)])
    const nothing = { products: 0, named: 0, people: 0, reviews: 0, banners: 0, collections: 0 }
    const personalised = new Set(readSampleStudios().map(({ product }) => product))
    const byTitle = new Map(here.map((one) => [one.title, one]))
    return {
      isSample,
      templates: sample.products.map((row) => {
        const product = byTitle.get(row.title)
        return {
          ...templateOf(row),
          personalised: personalised.has(row.title),
          here: product !== undefined,
          ...(product && { pays: toRupees(product.paidPaise) }),
          ...(product?.thumbnail && { picture: imageUrls.product(product.thumbnail) }),
        }
      }),
      goes: isSample ? await countSample(db, marks) : nothing,
    }
  }

  /** The shop as its products name it. */
  async function makerOf(tx: Transaction): Promise<Maker> {
    const seller = await sellerOn(tx)
    const { name } = (await settings.read(tx)).particulars
    const own = seller && !seller.isSample ? seller : null
    return { brand: name, address: own ? `${own.tradeName}, ${own.address}` : '' }
  }

  return {
    read: () => read(),

    async begin({ choose, goes }: TemplateChoice, staffId: string): Promise<Templates> {
      const sample = readSample()
      const chosen = new Map(choose.map((one) => [one.key, one]))
      const rows = sample.products.filter(({ title }) => chosen.has(title))
      if (rows.length < chosen.size) throw new Failure('template_not_found')
      // Pictures first: a second attempt reuses them.
      const here = await templateProducts(connection.db, sampleMarks(sample))
      const missing = rows.filter(({ title }) => !here.some((one) => one.title === title))
      const pictures = await copySampleImages(missing.flatMap(imageKeysOf), store)
      await connection.transaction(async (tx) => {
        await lockSample(tx)
        const isSample = await showsSample(tx)
        const present = await templateProducts(tx, sampleMarks(sample))
        const others = present.filter(({ title }) => !chosen.has(title))
        if ((isSample ? others.length : 0) !== goes)
          throw new Failure('sample_changed', { data: await read(tx) })
        const by = { staffId, imageUrls, defaultBrand: (await settings.read(tx)).particulars.name }
        const own = await makerOf(tx)
        const kept = present.flatMap((product) => {
          const one = chosen.get(product.title)
          return one ? [{ product, chosen: one }] : []
        })
        const isThere = new Set(present.map(({ title }) => title))
        const added = rows.flatMap((row) => {
          const one = chosen.get(row.title)
          return one && !isThere.has(row.title) ? [{ row, chosen: one }] : []
        })
        if (isSample) await endWithin(tx, { sample, others, kept, staffId, settings })
        if (isSample && kept.length > 0)
          await importWithin(tx, { csv: keptRows(kept, own), dryRun: false }, by)
        if (added.length > 0) {
          await insertImages(tx, pictures)
          await importWithin(tx, { csv: newRows(added, own), dryRun: false }, by)
          await putStudiosOf(
            tx,
            added.map(({ row }) => row.title),
            sample,
          )
        }
        for (const kind of ['catalog', 'settings'] as const) await announce(tx, { kind })
      })
      return read()
    },
  }
}

/** Ends the sample, except the products that are kept. */
async function endWithin(
  tx: Transaction,
  {
    sample,
    others,
    kept,
    staffId,
    settings,
  }: Pick<TemplateDeps, 'settings'> & {
    sample: Sample
    others: readonly TemplateProduct[]
    kept: readonly { product: TemplateProduct }[]
    staffId: string
  },
): Promise<void> {
  const marks = sampleMarks(sample)
  const before = await countSample(tx, marks)
  await deleteSamplePeople(tx, marks)
  await takeProductsOut(
    tx,
    others.map(({ id }) => id),
  )
  await deleteSampleContent(tx, marks)
  await endMadeUpRatings(
    tx,
    kept.map(({ product }) => product.id),
  )
  await endSampleTax(tx)
  await settings.endSample(tx)
  await recordChange(tx, staffId, {
    subject: 'settings',
    action: 'deleted',
    name: 'sample',
    details: {
      products: others.length,
      people: before.people,
      reviews: before.reviews,
      banners: before.banners,
    },
  })
}

async function putStudiosOf(tx: Transaction, titles: readonly string[], sample: Sample) {
  const ids = new Map((await templateProducts(tx, sampleMarks(sample))).map((p) => [p.title, p.id]))
  for (const { product, form } of readSampleStudios()) {
    const id = ids.get(product)
    if (id && titles.includes(product)) await putStudioWithin(tx, id, form)
  }
}

function templateOf(row: Sample['products'][number]): Omit<Template, 'here' | 'personalised'> {
  const { productType } = row
  if (!isProductType(productType)) throw new Error(`the sample has no type ${productType}`)
  return {
    key: row.title,
    title: row.title,
    titleHi: row.titleHi,
    productType,
    pays: paidForRow(row),
    picture: templatePicture(imageKeysOf(row)[0] ?? ''),
  }
}

export type ShopTemplates = ReturnType<typeof createTemplates>
