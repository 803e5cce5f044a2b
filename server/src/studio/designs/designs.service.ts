import type { Design, DesignChange, DesignDraft } from '@tohfa/contract/studio/designs'
import { mostDesigns } from '@tohfa/contract/studio/design-limits'
import type { Scene } from '@tohfa/print-engine/scene/scene'
import type { Connection } from '#platform/database/connect.ts'
import { Failure, type Fields, refusedFields } from '#platform/http/failures.ts'
import { message } from '#platform/http/messages.ts'
import type { Jobs } from '#platform/jobs/jobs.ts'
import { purgeNightly } from '#platform/jobs/purge-nightly.ts'
import {
  countDesigns,
  deleteDesign,
  deleteOldDesigns,
  type DesignRow,
  findDesigns,
  insertDesign,
  markUsed,
  type NewDesign,
  updateName,
  updateScene,
  variantsOf,
} from './designs.queries.ts'
import { liveStudio } from '#studio/templates/product-studio.service.ts'
import type { StudioRow } from '#studio/templates/product-studio.queries.ts'
import { lockOwner } from '#studio/photos/photos.queries.ts'
import type { Photos } from '#studio/photos/photos.service.ts'
import { sceneOf } from './scene-of.ts'
import type { Previews } from '#studio/shares/previews.service.ts'

export type Designs = ReturnType<typeof createDesigns>

/** Designs of people, each visible to its owner only (docs/studio.md section 11). */
export function createDesigns(deps: {
  connection: Connection
  jobs: Jobs
  photos: Pick<Photos, 'named'>
  previews: Pick<Previews, 'forget'>
}) {
  const { connection, jobs } = deps
  const { db } = connection
  purgeNightly(jobs, 'forget-designs', (most) => deleteOldDesigns(db, most))

  async function own(userId: string, id: string): Promise<DesignRow> {
    const [row] = await findDesigns(db, { userId, id })
    if (!row) throw new Failure('design_not_found')
    return row
  }

  const keep = (draft: NewDesign) =>
    connection.transaction(async (tx) => {
      if (!(await lockOwner(tx, draft.userId))) throw new Failure('session_ended')
      if ((await countDesigns(tx, draft.userId)) >= mostDesigns)
        throw new Failure('too_many_designs')
      return insertDesign(tx, draft)
    })

  const judge = (
    content: Pick<DesignChange, 'scene' | 'values'>,
    studio: StudioRow,
    userId: string,
  ) => sceneOf(content, studio, (names) => deps.photos.named(userId, names))

  return {
    list: async (userId: string): Promise<Design[]> =>
      (await findDesigns(db, { userId })).map(designOf),

    /** To open a design is to use it and its photos (docs/studio.md 11.5). */
    async read(userId: string, id: string): Promise<Design> {
      const design = await own(userId, id)
      await markUsed(db, { id, userId })
      const photos = photosOf(design.scene)
      if (photos.length > 0) await deps.photos.named(userId, photos)
      return designOf(design)
    },

    async create(userId: string, draft: DesignDraft): Promise<Design> {
      const studio = await liveStudio(db, draft.productId)
      const { productId, color } = draft
      const size = draft.size ?? null
      refuseOtherChoice(await variantsOf(db, productId), { color, size })
      const scene = await judge(draft, studio, userId)
      const id = await keep({ userId, productId, color, size, scene, name: draft.name ?? null })
      return designOf(await own(userId, id))
    },

    /** Leaves the version, because a name is not printed. */
    async rename(userId: string, id: string, name: string | null): Promise<Design> {
      if (!(await updateName(db, { id, userId }, name))) throw new Failure('design_not_found')
      return designOf(await own(userId, id))
    },

    /** A copy by its owner, without the link. */
    async duplicate(userId: string, id: string, name: string | null): Promise<Design> {
      const { productId, color, size, scene } = await own(userId, id)
      await liveStudio(db, productId)
      const copy = await keep({ userId, productId, color, size, scene, name })
      return designOf(await own(userId, copy))
    },

    /**
     * Stores a previously approved design as a new draft; returns its id. It is validated against
     * the product's current studio when it is changed.
     */
    async copy(draft: NewDesign): Promise<string> {
      await liveStudio(db, draft.productId)
      return keep(draft)
    },

    /** Fails with the current design when its version differs from the one in `change`. */
    async change(userId: string, id: string, change: DesignChange): Promise<Design> {
      const before = await own(userId, id)
      const { version } = change
      if (before.version !== version) throw designChanged(before)
      const scene = await judge(change, await liveStudio(db, before.productId), userId)
      const isWritten = await updateScene(db, { id, userId, version }, scene)
      const after = await own(userId, id)
      if (!isWritten) throw designChanged(after)
      return designOf(after)
    },

    remove: (userId: string, id: string): Promise<void> =>
      connection.transaction(async (tx) => {
        if (!(await deleteDesign(tx, { userId, id }))) throw new Failure('design_not_found')
        await deps.previews.forget(tx, [id])
      }),
  }
}

/** Another change was first: the failure contains the current design. */
export const designChanged = (row: DesignRow) =>
  new Failure('design_changed', { data: designOf(row) })

function refuseOtherChoice(
  variants: readonly { color: string; size: string | null }[],
  { color, size }: { color: string; size: string | null },
): void {
  const sizes = variants.filter((variant) => variant.color === color).map((variant) => variant.size)
  const fields: Fields = {}
  if (sizes.length === 0) fields['color'] = message('colorNotOffered')
  else if (!sizes.includes(size))
    fields['size'] = message(size === null ? 'required' : 'sizeNotOffered')
  if (Object.keys(fields).length > 0) throw refusedFields(fields)
}

function photosOf({ areas }: Scene): string[] {
  const items = areas.flatMap(({ items }) => items)
  return items.flatMap((item) => (item.kind === 'photo' && item.file ? [item.file] : []))
}

function designOf(row: DesignRow): Design {
  const { userId: _of, usedAt: _at, warnedAt: _told, shareTokenHash, size, ...kept } = row
  const { createdAt, updatedAt, titleHi, name, isOffered, ...rest } = kept
  return {
    ...rest,
    ...(titleHi && { titleHi }),
    ...(name !== null && { name }),
    offered: isOffered,
    shared: shareTokenHash !== null,
    ...(size !== null && { size }),
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  }
}
