import { z } from 'zod'
import {
  adminBanner,
  banner,
  bannerDevices,
  bannerForm,
  bannerOrder,
  bannerPositions,
} from './banners.ts'
import type { Calls } from '#shared/call.ts'
import { choice, done, envelope } from '#shared/envelope.ts'

export const bannerCalls = {
  'GET /api/banners': {
    access: 'public',
    tag: 'Banners',
    summary: 'The banners of a place, in the order in which they are shown',
    query: z.object({
      position: choice(bannerPositions, `Should be ${bannerPositions.join(' or ')}`).describe(
        'Left out, those of every position, the top first',
      ),
      deviceType: choice(bannerDevices, `Should be ${bannerDevices.join(' or ')}`).describe(
        'Banners made for this device and those for any; left out, all of the position',
      ),
    }),
    answer: envelope(z.array(banner)),
  },
} satisfies Calls

const shared = { access: 'admin', tag: 'Admin' } as const

/** Management of the home page's banners. */
export const adminBannerCalls = {
  'GET /admin-banner': {
    ...shared,
    summary: 'All banners with their places and times',
    answer: envelope(z.array(adminBanner)),
  },
  'POST /admin-banner': {
    ...shared,
    summary: 'Add a banner behind the others of its place',
    body: bannerForm,
    answer: envelope(adminBanner),
    status: 201,
  },
  'PUT /admin-banner/order': {
    ...shared,
    summary: 'Put all banners of one place into an order',
    body: bannerOrder,
    answer: done,
  },
  'PUT /admin-banner/:id': {
    ...shared,
    summary: 'Change a banner',
    body: bannerForm,
    answer: envelope(adminBanner),
  },
  'DELETE /admin-banner/:id': { ...shared, summary: 'Delete a banner', answer: done },
} satisfies Calls
