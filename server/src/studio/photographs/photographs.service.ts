import { v7 } from 'uuid'
import { kitSize } from '@tohfa/print-engine/mockup/kit-boxes'
import { type MarkingFault, markingFaults } from '@tohfa/print-engine/mockup/marking'
import { wrapsAround } from '@tohfa/print-engine/mockup/photograph-kit'
import { markingSentences } from '@tohfa/contract/studio/marking-sentences'
import type { PhotographForm, StoredPhotograph } from '@tohfa/contract/studio/photographs'
import { recordChange } from '#backoffice/staff-log/staff-log.service.ts'
import { announce } from '#platform/database/changes.ts'
import type { Connection, Transaction } from '#platform/database/connect.ts'
import { Failure, refusedFields } from '#platform/http/failures.ts'
import { message } from '#platform/http/messages.ts'
import { imageKeyOf } from '#platform/media/image-url.ts'
import { insertImage } from '#platform/media/media.queries.ts'
import type { ImageStore } from '#platform/media/store/image-store.ts'
import type { Photos, Upload } from '#studio/photos/photos.service.ts'
import { findStudio, lockTitle } from '#studio/templates/product-studio.queries.ts'
import { areasOf } from '#studio/templates/product-studio.shape.ts'
import { drawPhotograph } from './draw-photograph.ts'
import { photographName } from './photograph-file.ts'
import {
  deletePhotograph,
  findColor,
  findPhotographs,
  insertPhotograph,
  lockPicture,
  markStudioChanged,
  type PhotographPlace,
  updatePhotograph,
} from './photographs.queries.ts'

type Place = { productId: string; area: string; color: string | null }

export type Photographs = ReturnType<typeof createPhotographs>

/**
 * Owners' photographs of the blanks of products (docs/studio.md 7.10). Each write names the version
 * that was read, is announced to all processes, and is recorded with its author.
 */
export function createPhotographs(deps: {
  connection: Connection
  /** The shop's public pictures. */
  store: ImageStore
  photos: Pick<Photos, 'prepare'>
}) {
  const { connection, store, photos } = deps

  /** Does a write to a photograph that has this version, in a product that exists. */
  const change = <T>(
    place: Place,
    version: number | null,
    staffId: string,
    write: (tx: Transaction, studio: StudioOf, at: PhotographPlace) => Promise<T>,
  ): Promise<T> =>
    connection.transaction(async (tx) => {
      const { productId, area, color } = place
      const name = await lockTitle(tx, productId)
      if (name === undefined) throw new Failure('product_not_found')
      const studio = await findStudio(tx, productId)
      if (!studio) throw new Failure('not_customizable')
      const before = found(studio.photographs, place)
      if ((before?.version ?? null) !== version)
        throw new Failure('photograph_changed', before ? { data: before } : {})
      const colorId = color === null ? null : ((await findColor(tx, productId, color)) ?? null)
      if (color !== null && colorId === null)
        throw refusedFields({ color: message('colorUnknown') })
      const at = { productId, blank: studio.blank, area, colorId }
      const answer = await write(tx, studio, at)
      await markStudioChanged(tx, productId)
      await announce(tx, { kind: 'catalog' })
      const after = found((await findPhotographs(tx, productId)) ?? [], place)
      await recordChange(tx, staffId, {
        subject: 'product',
        action: 'changed',
        subjectId: productId,
        name,
        details: { photograph: [before?.picture ?? null, after?.picture ?? null] },
      })
      return answer
    })

  return {
    async list(productId: string): Promise<StoredPhotograph[]> {
      const photographs = await findPhotographs(connection.db, productId)
      if (!photographs) throw new Failure('not_customizable')
      return photographs
    },

    /** Stores an upload as a picture that can be marked; its address. */
    async keep(productId: string, staffId: string, upload: Upload): Promise<string> {
      if (!(await findPhotographs(connection.db, productId))) throw new Failure('not_customizable')
      const { files } = await photos.prepare(upload, staffId)
      const master = files.find(({ name }) => name === 'master')
      if (!master) throw new Error('a photograph has no master')
      const key = v7()
      await store.write(key, [{ name: photographName, bytes: await drawPhotograph(master.bytes) }])
      await insertImage(connection.db, { key, ...kitSize })
      return `/images/${key}/${photographName}`
    },

    put: (place: Place, form: PhotographForm, staffId: string): Promise<StoredPhotograph> =>
      change(place, form.version, staffId, async (tx, studio, at) => {
        const area = areasOf(studio).find(({ id }) => id === place.area)
        if (!area) throw new Failure('photograph_not_found')
        const { picture, color: _color, version, ...marking } = form
        refuseFaults(markingFaults(marking, wrapsAround(studio.blank)))
        const imageKey = imageKeyOf(picture)
        if (imageKey === null || !(await lockPicture(tx, imageKey, kitSize)))
          throw refusedFields({ picture: message('photographUnknown') })
        const { width, height, bleed } = area
        const values = { imageKey, marking, sheet: { width, height, bleed } }
        await (version === null ? insertPhotograph : updatePhotograph)(tx, at, values)
        const stored = found((await findPhotographs(tx, place.productId)) ?? [], place)
        if (!stored) throw new Error('the photograph was not stored')
        return stored
      }),

    remove: (place: Place, version: number, staffId: string): Promise<void> =>
      change(place, version, staffId, (tx, _studio, at) => deletePhotograph(tx, at)),
  }
}

type StudioOf = NonNullable<Awaited<ReturnType<typeof findStudio>>>

const found = (
  photographs: readonly StoredPhotograph[],
  { area, color }: Omit<Place, 'productId'>,
) => photographs.find((one) => one.area === area && one.color === color)

function refuseFaults(faults: readonly MarkingFault[]): void {
  if (faults.length === 0) return
  throw refusedFields(
    Object.fromEntries(faults.map(({ path, fault }) => [path, message(markingSentences[fault])])),
  )
}
