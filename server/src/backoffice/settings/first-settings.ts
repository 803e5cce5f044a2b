import { productTypeSlugs } from '@tohfa/contract/catalog/product-type-labels'
import type { Mirrored } from '@tohfa/contract/fulfilment/print/press-kind'
import type { ShopSettings } from '@tohfa/contract/backoffice/settings/settings'
import { blankIds } from '@tohfa/print-engine/scene/blanks'
import type { Config } from '#platform/config/config.ts'

/** How the sample's shop is reached, in place of what nobody set. */
export type SampleParticulars = Pick<
  ShopSettings['particulars'],
  'address' | 'phone' | 'email' | 'instagramUrl' | 'whatsappUrl'
>

/** What counts until staff choose otherwise: the environment, and what the shop did before it could be set. */
export function firstSettings({
  store,
  cash,
  cancelMinutes,
  newOrderMail,
  announcement,
}: Pick<
  Config,
  'store' | 'cash' | 'cancelMinutes' | 'newOrderMail' | 'announcement'
>): ShopSettings {
  return {
    particulars: {
      name: store.name,
      address: store.address ?? '',
      phone: store.phone ?? '',
      email: store.email ?? '',
      instagramUrl: store.instagramUrl ?? '',
      whatsappUrl: store.whatsappUrl ?? '',
      grievanceOfficer: store.grievanceOfficer ?? '',
      grievanceContact: store.grievanceContact ?? '',
    },
    cash,
    cancelMinutes,
    newOrderMail,
    promise: {
      cutoffHour: 24,
      productionDays: Object.fromEntries(
        productTypeSlugs.map((type) => [type, 1]),
      ) as ShopSettings['promise']['productionDays'],
      holidays: [],
      buffer: 0,
    },
    press: {
      mirrored: Object.fromEntries(blankIds.map((id) => [id, false])) as Mirrored,
    },
    paper: { shareSheets: false },
    setup: { shown: true, textsRead: false },
    announcement,
    announcementHi: '',
  }
}

/** The same for a shop that began with the sample: what is still empty is as the sample has it. */
export function withSample(first: ShopSettings, sample: SampleParticulars): ShopSettings {
  const set = Object.entries(first.particulars).filter(([, value]) => value !== '')
  return {
    ...first,
    particulars: { ...first.particulars, ...sample, ...Object.fromEntries(set) },
    // Who tries the shop out is not asked to set it up.
    setup: { ...first.setup, shown: false },
  }
}
