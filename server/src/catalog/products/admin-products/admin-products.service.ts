import { v7, validate } from 'uuid'
import { cut } from '@tohfa/contract/shared/cut'
import { longestTitle, productForm, type ProductForm } from '@tohfa/contract/catalog/product-form'
import {
  missingParticulars,
  type Product,
  type ProductParticular,
} from '@tohfa/contract/catalog/products'
import type { StockForm, StockResult } from '@tohfa/contract/catalog/stock'
import { now } from '#platform/runtime/clock.ts'
import { announce } from '#platform/database/changes.ts'
import type { Connection, Transaction } from '#platform/database/connect.ts'
import { Failure, type Fields, refusedFields } from '#platform/http/failures.ts'
import { message, messageOfIssue } from '#platform/http/messages.ts'
import { recordChange } from '#backoffice/staff-log/staff-log.service.ts'
import { holdBlanks } from '#catalog/blanks/blanks.service.ts'
import { changedParts } from '#catalog/products/changed-parts.ts'
import { unknownClasses } from '#tax/seller/tax.service.ts'
import {
  type ColorValues,
  insertProduct,
  lockProduct,
  updateProduct,
  writeColors,
} from './admin-products.queries.ts'
import { findProduct, findProducts, listLacking } from '#catalog/products/catalog.queries.ts'
import { searchText } from '#catalog/products/search/search-text.ts'
import { changeStock } from './set-stock.ts'
import { copyProduct } from './duplicate-product.queries.ts'
import type { ImageUrls } from '#platform/media/image-url.ts'
import { knownImages } from '#platform/media/media.queries.ts'
import { productOf } from '#catalog/products/product.shape.ts'
import { colorValuesOf, onlySubmitted, valuesOf } from './product-values.ts'

/** Distinguishes a copy from its original, in the language of stored products. */
const copyMark = ' (copy)'

type LackingList = {
  products: { id: string; title: string; missing: ProductParticular[] }[]
  totalCount: number
}

export type AdminProducts = {
  /** Fails with `fields` for a picture that the shop does not have. */
  create(form: ProductForm, staffId: string): Promise<Product>
  /**
   * Changes a product, in whole or in part: fields that are not sent stay as they are.
   *
   * @param unlessChangedSince when the sender read it; 409 if somebody changed it after that
   */
  change(id: string, part: object, staffId: string, unlessChangedSince?: Date): Promise<Product>
  /** Makes a draft like a product: its pictures and studio, no stock and no reviews. */
  duplicate(id: string, staffId: string): Promise<Product>
  /** Sets the stock of many choices, each only if it is unchanged since it was read. */
  setStock(form: StockForm, staffId: string): Promise<StockResult[]>
  /** Products that lack legally required particulars, the newest first, with the missing ones. */
  lacking(query: { page: number; limit: number }): Promise<LackingList>
  /** Takes a product out of shop and admin; orders keep their copy, carts show it as unavailable. */
  remove(id: string, staffId: string): Promise<void>
}

/**
 * Staff changes of the catalogue (docs/product.md 3.8, 3.9). Every write is announced to all
 * processes, and recorded with its author.
 */
export function createAdminProducts(deps: {
  connection: Connection
  storeName: () => string
  imageUrls: ImageUrls
}): AdminProducts {
  const { connection, imageUrls } = deps

  return {
    create: (form, staffId) =>
      connection.transaction(async (tx) => {
        const id = v7()
        await holdBlank(tx, [], form)
        await refuseUnknownClass(tx, form)
        await insertProduct(tx, { id, ...valuesOf(form, deps.storeName()) })
        await writeColors(tx, id, await colorsOf(tx, form))
        await announce(tx, { kind: 'catalog' })
        await recordChange(tx, staffId, {
          subject: 'product',
          action: 'created',
          subjectId: id,
          name: form.title,
        })
        return read(tx, id, imageUrls)
      }),

    change: (id, part, staffId, unlessChangedSince) =>
      connection.transaction(async (tx) => {
        await holdBlank(tx, [id], part)
        const changedAt = await lockProduct(tx, id)
        if (!changedAt) throw new Failure('product_not_found')
        if (unlessChangedSince && changedAt.getTime() !== unlessChangedSince.getTime())
          throw new Failure('product_changed')
        const before = await read(tx, id, imageUrls)
        const form = complete(before, part)
        if ('taxClass' in part) await refuseUnknownClass(tx, form)
        await updateProduct(tx, id, onlySubmitted(valuesOf(form, deps.storeName()), part))
        // Colours that were not sent are not written: their stock may have been sold meanwhile.
        if ('colors' in part || 'productType' in part)
          await writeColors(tx, id, await colorsOf(tx, form))
        await announce(tx, { kind: 'catalog' })
        await recordChange(tx, staffId, {
          subject: 'product',
          action: 'changed',
          subjectId: id,
          name: form.title,
          details: changedParts(before, sentOf(form, part)),
        })
        return read(tx, id, imageUrls)
      }),

    duplicate: (of, staffId) =>
      connection.transaction(async (tx) => {
        if (!(await lockProduct(tx, of))) throw new Failure('product_not_found')
        const original = await read(tx, of, imageUrls)
        const id = v7()
        const title = `${cut(original.title, longestTitle - copyMark.length).trimEnd()}${copyMark}`
        await copyProduct(tx, { of, id, title, searchText: searchText({ ...original, title }) })
        await announce(tx, { kind: 'catalog' })
        await recordChange(tx, staffId, {
          subject: 'product',
          action: 'created',
          subjectId: id,
          name: title,
        })
        return read(tx, id, imageUrls)
      }),

    setStock: (form, staffId) => changeStock(connection, form, staffId),

    async lacking(query) {
      const { ids, total } = await listLacking(connection.db, query)
      const rows = await findProducts(connection.db, ids, 'published')
      const products = rows.map((row) => {
        const product = productOf(row, imageUrls)
        return { id: row.id, title: row.title, missing: missingParticulars(product) }
      })
      return { products, totalCount: total }
    },

    remove: (id, staffId) =>
      connection.transaction(async (tx) => {
        const { title: name } = await read(tx, id, imageUrls)
        if (!(await updateProduct(tx, id, { deletedAt: now() })))
          throw new Failure('product_not_found')
        await announce(tx, { kind: 'catalog' })
        await recordChange(tx, staffId, {
          subject: 'product',
          action: 'deleted',
          subjectId: id,
          name,
        })
      }),
  }
}

async function read(tx: Transaction, id: string, imageUrls: ImageUrls): Promise<Product> {
  const row = await findProduct(tx, id, 'all')
  if (!row) throw new Failure('product_not_found')
  return productOf(row, imageUrls)
}

/** The current product merged with the sent part, validated as a whole. */
function complete(product: Product, part: object): ProductForm {
  const parsed = productForm.safeParse({ ...product, ...part })
  if (parsed.success) return parsed.data
  const fields: Fields = {}
  for (const issue of parsed.error.issues) fields[issue.path.join('.')] ??= messageOfIssue(issue)
  throw refusedFields(fields)
}

/**
 * Keeps the blank of a product, and the one that it gets, until the transaction ends.
 *
 * @throws Failure 400 at a blank that the shop does not have
 */
async function holdBlank(tx: Transaction, products: string[], part: object): Promise<void> {
  const { blankId }: { blankId?: unknown } = part
  const isNamed = typeof blankId === 'string' && validate(blankId)
  const held = await holdBlanks(tx, { products, ids: isNamed ? [blankId] : [] })
  const isMissing = typeof blankId === 'string' && blankId.trim() !== '' && !held.has(blankId)
  if (isMissing) throw refusedFields({ blankId: message('blankNotThere') })
}

async function refuseUnknownClass(tx: Transaction, { taxClass }: ProductForm): Promise<void> {
  const unknown = await unknownClasses(tx, taxClass ? [taxClass] : [])
  if (unknown.size > 0) throw refusedFields({ taxClass: message('taxClassUnknown') })
}

/** The sent fields as parsed; the rest of the product was not touched. */
function sentOf(form: ProductForm, part: object): object {
  return Object.fromEntries(Object.entries(form).filter(([field]) => field in part))
}

/** The colours with their pictures' keys; 400 at the field whose picture is not in the store. */
async function colorsOf(tx: Transaction, form: ProductForm): Promise<ColorValues[]> {
  const colors = colorValuesOf(form)
  const known = await knownImages(
    tx,
    colors.flatMap(({ imageKeys }) => imageKeys),
  )
  const fields: Fields = {}
  for (const [index, { imageKeys }] of colors.entries())
    if (!imageKeys.every((key) => known.has(key)))
      fields[`colors.${index}.images`] = message('pictureFirst')
  if (Object.keys(fields).length > 0) throw refusedFields(fields)
  return colors
}
