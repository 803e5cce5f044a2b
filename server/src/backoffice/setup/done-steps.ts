import { nameOfNewShop } from '@tohfa/contract/backoffice/settings/name-of-new-shop'
import type { CheckedProvider, SetupStep } from '@tohfa/contract/backoffice/setup'
import { isAsAtFirst } from '#fulfilment/promise/promise.service.ts'
import { classesInUse, sellerOn, taxClassesOn } from '#tax/seller/tax.service.ts'
import type { SetupDeps } from './setup-deps.ts'
import { findGoods } from './setup.queries.ts'

type Derived = Record<Exclude<SetupStep, CheckedProvider | 'texts'>, boolean> & {
  productId: string | null
}

/** The steps that follow from the data of the shop; the sample's values count as not set. */
export async function doneSteps({
  db,
  settings,
  tax,
  sample,
}: Pick<SetupDeps, 'db' | 'settings' | 'tax' | 'sample'>): Promise<Derived> {
  const { particulars, look, promise } = await settings.read()
  const [{ address }, seller, { productId, hasStudio, hasStaff }, classes, inUse] =
    await Promise.all([
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
  return {
    name: particulars.name !== nameOfNewShop,
    particulars: (['address', 'phone', 'email'] as const).every(
      (name) => reached[name] !== '' && reached[name] !== sample[name],
    ),
    look: look.logo !== '',
    seller: seller !== null && !seller.isSample,
    product: productId !== null,
    studio: hasStudio,
    // Without a product none is in use: then one reviewed class counts as done.
    taxClasses: reviewed.size > 0 && [...inUse].every((key) => reviewed.has(key)),
    delivery: !isAsAtFirst(promise),
    staff: hasStaff,
    productId,
  }
}
