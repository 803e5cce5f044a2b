import { type Setup, type SetupStep, setupSteps } from '@tohfa/contract/backoffice/setup'
import type { Database } from '#platform/database/connect.ts'
import type { SampleParticulars, Settings } from '#backoffice/settings/settings.service.ts'
import type { PublicSeller } from '#tax/seller/public-seller.service.ts'
import { classesInUse, sellerOn, taxClassesOn } from '#tax/seller/tax.service.ts'
import { findGoods } from './setup.queries.ts'

export type SetupDeps = {
  db: Database
  settings: Pick<Settings, 'read'>
  tax: { publicSeller: Pick<PublicSeller, 'read'> }
  /** How the sample's shop is reached: no shop of one's own is. */
  sample: SampleParticulars
  /** Which providers are real ones. */
  configured: Record<'payments' | 'carrier' | 'mail', boolean>
}

/**
 * The settings that an owner must make before the shop opens; the sample's values count as not set.
 */
export async function readSetup({
  db,
  settings,
  tax,
  sample,
  configured,
}: SetupDeps): Promise<Setup> {
  const { particulars, setup } = await settings.read()
  const [{ address }, seller, { productId, hasStudio }, classes, inUse] = await Promise.all([
    tax.publicSeller.read(),
    sellerOn(db),
    findGoods(db),
    taxClassesOn(db),
    classesInUse(db),
  ])
  const reached = { address, phone: particulars.phone, email: particulars.email }
  const reviewed = new Set(
    [...classes].flatMap(([key, { reviewedBy, isSample }]) =>
      reviewedBy === null || isSample ? [] : [key],
    ),
  )
  const done: Record<SetupStep, boolean> = {
    particulars: (['address', 'phone', 'email'] as const).every(
      (name) => reached[name] !== '' && reached[name] !== sample[name],
    ),
    seller: seller !== null && !seller.isSample,
    product: productId !== null,
    studio: hasStudio,
    // Without a product none is in use: then one reviewed class counts as done.
    taxClasses: reviewed.size > 0 && [...inUse].every((key) => reviewed.has(key)),
    texts: setup.textsRead,
    ...configured,
  }
  return {
    shown: setup.shown,
    steps: setupSteps.map((step) => ({ step, done: done[step] })),
    productId,
  }
}
