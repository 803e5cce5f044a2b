import { shopIdentity } from '@tohfa/contract/backoffice/settings/shop-identity'
import type { PageServices } from '@tohfa/contract/shared/pages'
import { validate } from 'uuid'
import type { Features } from './features.ts'

/** The features' functions that pages call. */
export function pageServices({
  address,
  banners,
  catalog,
  collections,
  config,
  cmsPages,
  occasions,
  paymentProviders,
  reviews,
  settings,
  shares,
  storeName,
  studios,
  tax,
}: Features): PageServices {
  return {
    catalog: {
      ...catalog,
      product: async (id) => (validate(id) ? catalog.product(id) : null),
      banners: (deviceType, position) =>
        banners.at({ position, ...(deviceType && { deviceType }) }),
    },
    collections,
    studios: { fields: studios.fields },
    designs: { shared: shares.forPage },
    reviews,
    texts: { content: cmsPages.content },
    shop: {
      get name() {
        return storeName()
      },
      get url() {
        return address.public
      },
    },
    async store() {
      const chosen = await settings.read()
      const { announcement, announcementHi, offline } = chosen
      return {
        ...shopIdentity(chosen),
        ...(await tax.publicSeller.read()),
        url: address.public,
        ...(await occasions.read()),
        keepsPages: offline.keep,
        announcement: { en: announcement, hi: announcementHi || announcement },
      }
    },
    payWindow: paymentProviders.of(null).payWindow,
    gaMeasurementId: config.gaMeasurementId,
  }
}
