import type { FastifyBaseLogger } from 'fastify'
import { createPasswords, type PasswordCost } from '#accounts/password/passwords.ts'
import { tokenSecret } from '#accounts/sessions/token-secret.ts'
import type { Proofs } from '#studio/proofs/proofs.service.ts'
import type { Packing } from '#fulfilment/packing/packing.service.ts'
import type { Shipping } from '#fulfilment/shipping/shipping.service.ts'
import { sampleParticulars } from '#operations/sample/sample-files.ts'
import type { Config } from '#platform/config/config.ts'
import type { Delays } from '#platform/config/delays.ts'
import type { Connection } from '#platform/database/connect.ts'
import type { ShopAddress } from '#platform/http/shop-address.ts'
import type { Jobs } from '#platform/jobs/jobs.ts'
import type { Limits } from '#platform/limits/rate-limit.ts'
import { createImageUrls } from '#platform/media/image-url.ts'
import {
  documentShelf,
  photoShelf,
  previewShelf,
  proofShelf,
} from '#platform/media/store/image-store.ts'
import { openImageStore } from '#platform/media/store/open-image-store.ts'
import { isConfigured } from '#platform/outgoing/provider-maker.ts'
import { transportHeaders } from '#platform/web-pages/headers/security-headers.ts'
import { ResponseCache } from '#platform/web-pages/response-cache/response-cache.ts'
import type { TaxDocuments } from '#tax/documents/documents.service.ts'
import { connectProviders } from './connect-providers.ts'
import { printsOfKeys } from './key-prints.ts'
import { listen, type Listeners } from './listen.ts'

/** The resources that the shop opens for its features. */
export type Foundation = {
  config: Config
  connection: Connection
  jobs: Jobs
  limits: Limits
  delays: Delays
  address: ShopAddress
  passwordCost?: PasswordCost | undefined
  /** The application's log, which begins after the features. */
  log: () => FastifyBaseLogger
}

/**
 * The functions that features call on floors above them. There are no others, and none is called
 * during the start.
 */
export type FloorsAbove = {
  proofs: Pick<Proofs, 'readPicture'>
  taxDocuments: Pick<TaxDocuments, 'filesOf'>
  packing: Pick<Packing, 'takeOut'>
  shipping: Pick<Shipping, 'isBeingBooked'>
} & Listeners

/** Everything that depends on the foundation only. */
export async function groundOf(foundation: Foundation, above: () => FloorsAbove) {
  const { address, config, connection, delays } = foundation
  const secret = await tokenSecret(config)
  const previousSecret = config.tokenSecretPrevious
  const bucketUrl = config.s3?.publicUrl
  return {
    ...foundation,
    above,
    events: listen(above),
    db: connection.db,
    realMoney: config.realMoney,
    sample: sampleParticulars(),
    secret,
    previousSecret,
    secrets: [secret, ...(previousSecret ? [previousSecret] : [])],
    passwords: createPasswords(foundation.passwordCost),
    stores: {
      pictures: openImageStore(config),
      photos: openImageStore(config, photoShelf),
      previews: openImageStore(config, previewShelf),
      proofs: openImageStore(config, proofShelf),
      documents: openImageStore(config, documentShelf),
    },
    imageOrigin: bucketUrl && new URL(bucketUrl).origin,
    imageUrls: createImageUrls(bucketUrl ?? ''),
    cache: new ResponseCache({}, transportHeaders(config.publicUrl)),
    ...connectProviders(config, address, secret, delays),
    keyPrints: printsOfKeys(config, secret),
    configured: {
      payments: isConfigured(config.providers.payment.maker, config.providers.env),
      carrier: isConfigured(config.providers.carrier.maker, config.providers.env),
      mail: config.mail.smtpUrl !== undefined,
    },
  }
}
