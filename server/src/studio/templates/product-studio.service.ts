import type { ProductStudio, StudioForm } from '@tohfa/contract/studio/product-studio'
import type { TemplateField } from '@tohfa/print-engine/scene/template-fields'
import { announce } from '#platform/database/changes.ts'
import type { Connection, Database, Transaction } from '#platform/database/connect.ts'
import { Failure } from '#platform/http/failures.ts'
import { changedFields, recordChange } from '#backoffice/staff-log/staff-log.service.ts'
import {
  deleteStudio,
  findStudio,
  isInShop,
  lockTitle,
  putStudio,
  type StudioRow,
} from './product-studio.queries.ts'
import { studioOf, loggedFields, valuesOf } from './product-studio.shape.ts'

export type ProductStudios = ReturnType<typeof createProductStudios>

/**
 * The studios of products (docs/studio.md section 10). Every write is announced to all processes,
 * and recorded with its author.
 */
export function createProductStudios({ connection }: { connection: Connection }) {
  const { db } = connection
  return {
    /** For shoppers: 404 `not_customizable` unless it is live. */
    live: async (productId: string): Promise<ProductStudio> =>
      studioOf(await liveStudio(db, productId)),

    /** The studio for a product's page; nothing while it is not live. */
    async fields(productId: string): Promise<TemplateField[]> {
      const row = await findStudio(db, productId)
      return row?.live ? row.fields : []
    },

    /** For staff, live or not. */
    async read(productId: string): Promise<ProductStudio> {
      const row = await findStudio(db, productId)
      if (row) return studioOf(row)
      throw new Failure((await isInShop(db, productId)) ? 'not_customizable' : 'product_not_found')
    },

    async put(productId: string, form: StudioForm, staffId: string): Promise<ProductStudio> {
      const row = await connection.transaction(async (tx) => {
        const name = await lockedTitle(tx, productId)
        const before = await findStudio(tx, productId)
        await putStudioWithin(tx, productId, form)
        const after = await findStudio(tx, productId)
        if (!after) throw new Error('the studio was not stored')
        await announce(tx, { kind: 'catalog' })
        await recordChange(tx, staffId, {
          subject: 'product',
          action: 'changed',
          subjectId: productId,
          name,
          details: changedFields(before ? loggedFields(before) : {}, loggedFields(after)),
        })
        return after
      })
      return studioOf(row)
    },

    remove: (productId: string, staffId: string): Promise<void> =>
      connection.transaction(async (tx) => {
        const name = await lockedTitle(tx, productId)
        const before = await findStudio(tx, productId)
        if (!before) throw new Failure('not_customizable')
        await deleteStudio(tx, productId)
        await announce(tx, { kind: 'catalog' })
        await recordChange(tx, staffId, {
          subject: 'product',
          action: 'changed',
          subjectId: productId,
          name,
          details: { live: [before.live, null] },
        })
      }),
  }
}

/**
 * Gives a product its studio without an announcement: the transaction announces the product anyway.
 */
export const putStudioWithin = (tx: Transaction, productId: string, form: StudioForm) =>
  putStudio(tx, productId, valuesOf(form))

/** The live studio of a product on sale, or 404 `not_customizable`. */
export async function liveStudio(db: Database, productId: string): Promise<StudioRow> {
  const row = await findStudio(db, productId)
  if (!row?.live || !row.onSale) throw new Failure('not_customizable')
  return row
}

/** The title of a product in the shop, locked until the transaction ends, or 404. */
async function lockedTitle(tx: Transaction, productId: string): Promise<string> {
  const title = await lockTitle(tx, productId)
  if (title === undefined) throw new Failure('product_not_found')
  return title
}
