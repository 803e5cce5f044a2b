import { v7 } from 'uuid'
import { productForm, type ProductForm } from '@tohfa/contract/product-form'
import type { Product } from '@tohfa/contract/products'
import { announce } from '../../database/changes.ts'
import type { Connection, Transaction } from '../../database/connect.ts'
import { Failure, type Fields, refusedFields } from '../../http/failures.ts'
import { say, saidByRule } from '../../http/sentences.ts'
import { changedFields, recordChange } from '../../staff-log/staff-log.service.ts'
import {
  type ColorValues,
  insertProduct,
  knownImages,
  lockProduct,
  updateProduct,
  writeColors,
} from './admin-products.queries.ts'
import { findProduct } from '../catalog.queries.ts'
import type { ImageUrls } from '../../media/image-url.ts'
import { productOf } from '../product.shape.ts'
import { colorValuesOf, onlySubmitted, valuesOf } from './product-values.ts'

export type AdminProducts = {
  /** Fails with `fields` for a picture that the shop does not have. */
  create(form: ProductForm, staffId: string): Promise<Product>
  /**
   * Changes a product, in whole or in part: what is not sent stays as it is.
   *
   * @param unlessChangedSince when the sender read it; 409 if somebody changed it after that
   */
  change(id: string, part: object, staffId: string, unlessChangedSince?: Date): Promise<Product>
  /** Takes a product out of shop and admin; orders keep their copy, carts show it as unavailable. */
  remove(id: string, staffId: string): Promise<void>
}

/**
 * What staff do to the catalogue (docs/product.md 3.8, 3.9). Every write is announced to all
 * processes, and written down with who made it.
 */
export function createAdminProducts(deps: {
  connection: Connection
  defaultBrand: string
  imageUrls: ImageUrls
}): AdminProducts {
  const { connection, imageUrls } = deps

  return {
    create: (form, staffId) =>
      connection.transaction(async (tx) => {
        const id = v7()
        await insertProduct(tx, { id, ...valuesOf(form, deps.defaultBrand) })
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
        const changedAt = await lockProduct(tx, id)
        if (!changedAt) throw new Failure('product_not_found')
        if (unlessChangedSince && changedAt.getTime() !== unlessChangedSince.getTime())
          throw new Failure('product_changed')
        const before = await read(tx, id, imageUrls)
        const form = complete(before, part)
        await updateProduct(tx, id, onlySubmitted(valuesOf(form, deps.defaultBrand), part))
        // Colours that were not sent are not written: their stock may have been sold meanwhile.
        if ('colors' in part || 'productType' in part)
          await writeColors(tx, id, await colorsOf(tx, form))
        await announce(tx, { kind: 'catalog' })
        await recordChange(tx, staffId, {
          subject: 'product',
          action: 'changed',
          subjectId: id,
          name: form.title,
          details: changedFields(before, sentOf(form, part)),
        })
        return read(tx, id, imageUrls)
      }),

    remove: (id, staffId) =>
      connection.transaction(async (tx) => {
        const { title: name } = await read(tx, id, imageUrls)
        if (!(await updateProduct(tx, id, { deletedAt: new Date() })))
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
  const row = await findProduct(tx, id)
  if (!row) throw new Failure('product_not_found')
  return productOf(row, imageUrls)
}

/** The product as it stands with the part laid over it, checked as a whole. */
function complete(product: Product, part: object): ProductForm {
  const parsed = productForm.safeParse({ ...product, ...part })
  if (parsed.success) return parsed.data
  const fields: Fields = {}
  for (const issue of parsed.error.issues) fields[issue.path.join('.')] ??= saidByRule(issue)
  throw refusedFields(fields)
}

/** What was sent, as it was understood; the rest of the product was not touched. */
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
      fields[`colors.${index}.images`] = say('pictureFirst')
  if (Object.keys(fields).length > 0) throw refusedFields(fields)
  return colors
}
