import type { AdminBanner, BannerForm } from '@tohfa/contract/catalog/banners'
import { now } from '#platform/runtime/clock.ts'
import { announce } from '#platform/database/changes.ts'
import type { Connection, Transaction } from '#platform/database/connect.ts'
import { Failure, refusedFields } from '#platform/http/failures.ts'
import { message } from '#platform/http/messages.ts'
import { defineJob, type Jobs } from '#platform/jobs/jobs.ts'
import { imageKeyOf, type ImageUrls } from '#platform/media/image-url.ts'
import { changedFields, recordChange } from '#backoffice/staff-log/staff-log.service.ts'
import {
  allBanners,
  type BannerRow,
  type BannerValues,
  deleteBanner,
  hasImage,
  insertBanner,
  lockBanner,
  lockPlace,
  updateBanner,
} from './admin-banners.queries.ts'

/** Announces a banner's beginning or end at its time, so that cached pages follow the clock. */
const turnBanner = defineJob<{ id: string }>('turn-banner')

export type AdminBanners = {
  list(): Promise<AdminBanner[]>
  /** Adds a banner behind the others of its place. */
  create(form: BannerForm, staffId: string): Promise<AdminBanner>
  change(id: string, form: BannerForm, staffId: string): Promise<AdminBanner>
  remove(id: string, staffId: string): Promise<void>
  /** Puts the banners of one place into this order; 409 when they are not the very ones there. */
  order(ids: readonly string[], staffId: string): Promise<void>
}

/**
 * Staff changes of banners; each write is announced to all processes and recorded in the audit log.
 */
export function createAdminBanners(deps: {
  connection: Connection
  jobs: Jobs
  imageUrls: ImageUrls
}): AdminBanners {
  const { connection, jobs, imageUrls } = deps
  jobs.handle(turnBanner, () => announce(connection.db, { kind: 'catalog' }))

  async function announceTurns(tx: Transaction, id: string, { startsAt, endsAt }: BannerValues) {
    await announce(tx, { kind: 'catalog' })
    for (const startAfter of [startsAt, endsAt])
      if (startAfter && startAfter.getTime() > now().getTime())
        await jobs.send(tx, turnBanner, { id }, { startAfter })
  }

  async function known(tx: Transaction, id: string): Promise<BannerRow> {
    const row = await lockBanner(tx, id)
    if (!row) throw new Failure('banner_not_found')
    return row
  }

  return {
    list: async () => (await allBanners(connection.db)).map((row) => toBanner(row, imageUrls)),

    create: (form, staffId) =>
      connection.transaction(async (tx) => {
        const values = await valuesOf(tx, form)
        const id = await insertBanner(tx, values)
        await announceTurns(tx, id, values)
        const done = {
          subject: 'banner',
          action: 'created',
          subjectId: id,
          name: form.alt,
        } as const
        await recordChange(tx, staffId, done)
        return toBanner(await known(tx, id), imageUrls)
      }),

    change: (id, form, staffId) =>
      connection.transaction(async (tx) => {
        const before = await known(tx, id)
        const values = await valuesOf(tx, form)
        await updateBanner(tx, id, values)
        await announceTurns(tx, id, values)
        await recordChange(tx, staffId, {
          subject: 'banner',
          action: 'changed',
          subjectId: id,
          name: form.alt,
          details: changedFields(before, values),
        })
        return toBanner(await known(tx, id), imageUrls)
      }),

    remove: (id, staffId) =>
      connection.transaction(async (tx) => {
        const { alt: name } = await known(tx, id)
        await deleteBanner(tx, id)
        await announce(tx, { kind: 'catalog' })
        await recordChange(tx, staffId, {
          subject: 'banner',
          action: 'deleted',
          subjectId: id,
          name,
        })
      }),

    order: (ids, staffId) =>
      connection.transaction(async (tx) => {
        const first = await known(tx, ids[0] ?? '')
        const present = await lockPlace(tx, first)
        if (ids.length !== present.length || present.some((id) => !ids.includes(id)))
          throw new Failure('banners_changed')
        for (const [index, id] of ids.entries()) await updateBanner(tx, id, { sort: index + 1 })
        await announce(tx, { kind: 'catalog' })
        await recordChange(tx, staffId, {
          subject: 'banner',
          action: 'ordered',
          name: [first.position, first.deviceType].filter(Boolean).join(', '),
        })
      }),
  }
}

/** The values to store; 400 at the field whose picture is not in the store. */
async function valuesOf(tx: Transaction, form: BannerForm): Promise<BannerValues> {
  const imageKey = imageKeyOf(form.imageUrl)
  if (imageKey === null || !(await hasImage(tx, imageKey)))
    throw refusedFields({ imageUrl: message('pictureFirst') })
  return {
    imageKey,
    link: form.link,
    alt: form.alt,
    position: form.position,
    deviceType: form.deviceType ?? null,
    startsAt: form.startsAt ? new Date(form.startsAt) : null,
    endsAt: form.endsAt ? new Date(form.endsAt) : null,
  }
}

function toBanner(row: BannerRow, imageUrls: ImageUrls): AdminBanner {
  const { id, link, alt, width, height, startsAt, endsAt } = row
  return {
    id,
    link,
    alt,
    imageUrl: imageUrls.banner(row.imageKey),
    width,
    height,
    position: row.position,
    deviceType: row.deviceType,
    startsAt: startsAt?.toISOString() ?? null,
    endsAt: endsAt?.toISOString() ?? null,
    state: stateOf(row, now()),
  }
}

function stateOf({ startsAt, endsAt }: BannerRow, now: Date): AdminBanner['state'] {
  if (endsAt && endsAt <= now) return 'over'
  return startsAt && startsAt > now ? 'to-come' : 'on'
}
