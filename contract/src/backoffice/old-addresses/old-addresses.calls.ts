import type { Calls } from '#shared/call.ts'
import { done, envelope, listEnvelope } from '#shared/envelope.ts'
import {
  oldAddress,
  oldAddressFile,
  oldAddressForm,
  oldAddressQuery,
  oldAddressReport,
} from './old-addresses.ts'

const shared = { access: 'admin', tag: 'Admin' } as const

/** The addresses of a former shop, which answer 301 to pages of this one. */
export const oldAddressCalls = {
  'GET /admin/old-addresses': {
    ...shared,
    summary: 'Addresses of a former shop with their new pages, by their paths',
    query: oldAddressQuery,
    answer: listEnvelope(oldAddress),
  },
  'POST /admin/old-addresses': {
    ...shared,
    summary: 'Send an old address to a page of this shop',
    description:
      'The path may be typed with the host of the former shop. 400 at `path` for an address of a page of ours, and at `target` for one elsewhere or a loop.',
    body: oldAddressForm,
    answer: envelope(oldAddress),
    status: 201,
  },
  'PUT /admin/old-addresses/:id': {
    ...shared,
    summary: 'Send an old address to another page',
    body: oldAddressForm.pick({ target: true }),
    answer: envelope(oldAddress),
  },
  'DELETE /admin/old-addresses/:id': {
    ...shared,
    summary: 'Forget an old address; it leads to the home page from then on',
    answer: done,
  },
  'GET /admin-export/old-addresses': {
    ...shared,
    summary: 'All old addresses as CSV',
    answer: 'text/csv',
  },
  'POST /admin-import/old-addresses': {
    ...shared,
    summary: 'Add and change old addresses by CSV; a dry run only says what would happen',
    description:
      'Columns `path` and `target`, or those of a Shopify export of URL redirects (`Redirect from`, `Redirect to`).',
    body: oldAddressFile,
    // Twenty thousand rows of usual length.
    mostBytes: 4 * 1024 * 1024,
    answer: envelope(oldAddressReport),
  },
} satisfies Calls
