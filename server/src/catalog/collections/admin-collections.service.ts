import { validate } from 'uuid'
import {
  type AdminCollection,
  type CollectionForm,
  type FilledCollection,
  mostCollections,
} from '@tohfa/contract/catalog/collections'
import { announce } from '#platform/database/changes.ts'
import type { Connection, Database, Transaction } from '#platform/database/connect.ts'
import { Failure, refusedFields } from '#platform/http/failures.ts'
import { message } from '#platform/http/messages.ts'
import type { ImageUrls } from '#platform/media/image-url.ts'
import { changedFields, recordChange } from '#backoffice/staff-log/staff-log.service.ts'
import {
  allCollections,
  collectedProducts,
  type CollectionValues,
  deleteCollection,
  fillCollection,
  insertCollection,
  isSlugTaken,
  lockCollections,
  presentProducts,
  updateCollection,
} from './admin-collections.queries.ts'

export type AdminCollections = {
  list(): Promise<AdminCollection[]>
  read(id: string): Promise<FilledCollection>
  /** Adds a collection behind the others. */
  create(form: CollectionForm, staffId: string): Promise<FilledCollection>
  change(id: string, form: CollectionForm, staffId: string): Promise<FilledCollection>
  remove(id: string, staffId: string): Promise<void>
  /** Puts all collections into this order; 409 when they are not the very ones there. */
  order(ids: readonly string[], staffId: string): Promise<void>
}

/** Staff changes of collections; each is announced to all processes and recorded in the audit log. */
export function createAdminCollections({
  connection,
  imageUrls,
}: {
  connection: Connection
  imageUrls: ImageUrls
}): AdminCollections {
  async function read(db: Database, id: string): Promise<FilledCollection> {
    const [row] = await allCollections(db, id)
    if (!row) throw new Failure('collection_not_found')
    const products = await collectedProducts(db, id)
    return {
      ...toCollection(row),
      products: products.map(({ thumbnailKey, ...product }) => ({
        ...product,
        thumbnail: thumbnailKey && imageUrls.product(thumbnailKey),
      })),
    }
  }

  /** Locks all, refuses what cannot be, and stores the rest. */
  async function save(
    tx: Transaction,
    known: string | null,
    form: CollectionForm,
    store: (values: CollectionValues) => Promise<string>,
  ): Promise<string> {
    if (await isSlugTaken(tx, form.slug, known)) throw refusedFields({ slug: message('slugTaken') })
    const { productIds, ...values } = form
    const id = await store(valuesOf(values))
    const ids = await presentProducts(
      tx,
      [...new Set(productIds)].filter((one) => validate(one)),
    )
    await fillCollection(tx, id, ids)
    await announce(tx, { kind: 'catalog' })
    return id
  }

  return {
    list: async () => (await allCollections(connection.db)).map(toCollection),
    read: (id) => read(connection.db, id),

    create: (form, staffId) =>
      connection.transaction(async (tx) => {
        const present = await lockCollections(tx)
        if (present.length >= mostCollections)
          throw refusedFields({ title: message('tooManyCollections') })
        const id = await save(tx, null, form, (values) => insertCollection(tx, values))
        const { title: name } = form
        await recordChange(tx, staffId, {
          subject: 'collection',
          action: 'created',
          subjectId: id,
          name,
        })
        return read(tx, id)
      }),

    change: (id, form, staffId) =>
      connection.transaction(async (tx) => {
        await lockCollections(tx)
        const before = await read(tx, id)
        await save(tx, id, form, async (values) => {
          await updateCollection(tx, id, values)
          return id
        })
        const after = await read(tx, id)
        await recordChange(tx, staffId, {
          subject: 'collection',
          action: 'changed',
          subjectId: id,
          name: after.title,
          details: changedFields(loggable(before), loggable(after)),
        })
        return after
      }),

    remove: (id, staffId) =>
      connection.transaction(async (tx) => {
        await lockCollections(tx)
        const { title: name } = await read(tx, id)
        await deleteCollection(tx, id)
        await announce(tx, { kind: 'catalog' })
        await recordChange(tx, staffId, {
          subject: 'collection',
          action: 'deleted',
          subjectId: id,
          name,
        })
      }),

    order: (ids, staffId) =>
      connection.transaction(async (tx) => {
        const present = await lockCollections(tx)
        if (ids.length !== present.length || present.some((id) => !ids.includes(id)))
          throw new Failure('collections_changed')
        for (const [index, id] of ids.entries())
          await updateCollection(tx, id, { position: index + 1 })
        await announce(tx, { kind: 'catalog' })
        const name = (await allCollections(tx)).map(({ title }) => title).join(', ')
        await recordChange(tx, staffId, { subject: 'collection', action: 'ordered', name })
      }),
  }
}

function valuesOf(form: Omit<CollectionForm, 'productIds'>): CollectionValues {
  return {
    ...form,
    titleHi: form.titleHi ?? null,
    description: form.description ?? null,
    descriptionHi: form.descriptionHi ?? null,
    words: [...new Set(form.words)],
  }
}

/** As the log writes it: lists as lines, under names that it has words for. */
function loggable({ id: _id, count: _count, words, products, ...rest }: FilledCollection) {
  const none = { titleHi: null, description: null, descriptionHi: null }
  return {
    ...none,
    ...rest,
    searchWords: words.join(', '),
    products: products.map(({ title }) => title).join(', '),
  }
}

function toCollection({
  id,
  slug,
  title,
  titleHi,
  description,
  descriptionHi,
  shown,
  words,
  count,
}: CollectionValues & { id: string; count: number }): AdminCollection {
  return {
    id,
    slug,
    title,
    ...(titleHi && { titleHi }),
    ...(description && { description }),
    ...(descriptionHi && { descriptionHi }),
    shown: shown ?? true,
    words: words ?? [],
    count,
  }
}
