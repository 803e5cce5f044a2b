import type { Settings } from '#backoffice/settings/settings.service.ts'
import type { Connection, Database } from '#platform/database/connect.ts'
import type { ShopAddress } from '#platform/http/shop-address.ts'
import type { Jobs } from '#platform/jobs/jobs.ts'
import type { MailService } from '#platform/mail/mail.service.ts'
import type { ImageUrls } from '#platform/media/image-url.ts'
import type { NameLists } from '#studio/name-lists/name-lists.service.ts'
import type { Photos } from '#studio/photos/photos.service.ts'
import type { Proofs } from '#studio/proofs/proofs.service.ts'

export type DraftsDeps = {
  connection: Connection
  jobs: Jobs
  mail: MailService
  address: ShopAddress
  settings: Pick<Settings, 'known' | 'read'>
  imageUrls: ImageUrls
  secrets: readonly string[]
  photos: Pick<Photos, 'named' | 'copyFor'>
  nameLists: Pick<NameLists, 'prepare'>
  proofs: Pick<Proofs, 'prepare' | 'askWithin' | 'asked'>
}

export type PricingDeps = Pick<DraftsDeps, 'nameLists'> & {
  db: Database
  proofs: Pick<Proofs, 'prepare'>
}

/** The photos that a request names. */
export type PhotosNamed = Parameters<Proofs['prepare']>[2]
