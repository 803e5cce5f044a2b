import { z } from 'zod'
import { address } from '#accounts/addresses.ts'
import { adminOrder } from './admin-orders.ts'
import type { Calls } from '#shared/call.ts'
import { envelope } from '#shared/envelope.ts'
import { giftWords } from './gift.ts'
import { otherPrint } from './order-changes.ts'
import { ewayBill } from '#tax/eway-bill.ts'
import { orderDetails } from './order-details.ts'
import { redeliveryWish, staffRedeliveryWish } from '#fulfilment/redelivery.ts'

/** Changes of an order by its owner. */
export const orderChangeCalls = {
  'PUT /user-orders/:id/address': {
    access: 'user',
    tag: 'Orders',
    summary: 'Send an order elsewhere, before it is printed',
    body: address,
    answer: envelope(orderDetails),
    failures: [409],
  },
  'POST /user-orders/:id/redelivery': {
    access: 'user',
    tag: 'Orders',
    summary: 'Say on which day the carrier shall try again, after it could not deliver',
    description:
      'A day of India from `redelivery.from` to `redelivery.until`, once for each try that failed; the same day again is the same answer. Else 409 `redelivery_not_possible`. The carrier is told by a job: `redelivery.asked.state` says what came of it.',
    body: redeliveryWish,
    answer: envelope(orderDetails),
    failures: [409],
  },
  'POST /user-orders/:id/items/:itemId/edit': {
    access: 'user',
    tag: 'Orders',
    summary: 'Take the design of a line up again, as a new draft, before it is printed',
    description:
      'The line stays as it is until a new proof takes its place (`PUT …/proof`). 409 `too_many_designs` beyond 50.',
    answer: envelope(z.object({ designId: z.string() })),
    failures: [409],
  },
  'PUT /user-orders/:id/items/:itemId/proof': {
    access: 'user',
    tag: 'Orders',
    summary: 'Have something else printed on a line, before it is printed',
    description:
      'A `proof` that you approved, of the same product, colour and size and on the same template, at the same price; else 409 `proof_not_approved` or `print_price_differs`.',
    body: otherPrint,
    answer: envelope(orderDetails),
    failures: [409],
  },
} satisfies Calls

/** Changes of an order by staff. */
export const adminOrderChangeCalls = {
  'POST /admin/orders/:id/call-back': {
    access: 'admin',
    tag: 'Admin',
    summary: 'Ask the carrier to bring a parcel back that is on its way',
    description:
      'The order stays where it is until the carrier scans the parcel: it may still be delivered. 502 with the carrier’s own words where it will not.',
    answer: envelope(adminOrder),
    failures: [409, 502],
  },
  'POST /admin/orders/:id/came-back': {
    access: 'admin',
    tag: 'Admin',
    summary: 'Say that nothing more is to be done about a parcel that came back unpaid',
    description:
      'It leaves the pile of Today; said again it changes nothing. 409 for an order that did not come back, or whose money is still to go back.',
    answer: envelope(adminOrder),
    failures: [409],
  },
  'POST /admin/orders/:id/redelivery': {
    access: 'admin',
    tag: 'Admin',
    summary: 'Have the carrier try again on a day, after it could not deliver',
    body: staffRedeliveryWish,
    answer: envelope(adminOrder),
    failures: [409],
  },
  'PUT /admin/orders/:id/eway-bill': {
    access: 'admin',
    tag: 'Admin',
    summary: 'Note the number of the e-way bill of an order, before it is shipped',
    description:
      'An order whose goods come to more than the limit (`GET /admin/eway-limit`) cannot be shipped before: 409 `eway_bill_needed`, whoever forces it. It ends with a change of the address.',
    body: ewayBill,
    answer: envelope(adminOrder),
    failures: [409],
  },
  'PUT /admin/orders/:id/gift': {
    access: 'admin',
    tag: 'Admin',
    summary: 'Correct the words of a gift, before its card is printed',
    description:
      'The card is made anew. 409 `too_late_to_change` once it is being printed, or for an order that waits no more or is no gift.',
    body: giftWords,
    answer: envelope(adminOrder),
    failures: [409],
  },
  'PUT /admin/orders/:id/address': {
    access: 'admin',
    tag: 'Admin',
    summary: 'Send an order elsewhere, before it is shipped',
    body: address,
    answer: envelope(adminOrder),
    failures: [409],
  },
} satisfies Calls
