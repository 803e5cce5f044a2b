import { z } from 'zod'
import type { Calls } from '#shared/call.ts'
import { envelope } from '#shared/envelope.ts'
import { ewayLimitForm } from './eway-bill.ts'
import { ewayLimit } from './eway-limit.ts'
import { sellerForm } from './seller-form.ts'
import { sellerState } from './seller.ts'
import { taxClassForm, taxClassKey } from './tax-class-form.ts'
import { taxClass } from './tax-classes.ts'

const shared = { access: 'admin', tag: 'Admin' } as const
const dated =
  'It counts for papers made from then on, or from the day in `validFrom`; what was issued stays.'

/** The seller, and the tax classes. */
export const taxCalls = {
  'GET /admin/seller': {
    ...shared,
    summary: 'Who sells, and whether tax papers are made',
    answer: envelope(sellerState),
  },
  'PUT /admin/seller': {
    ...shared,
    summary: 'Set who sells',
    description: dated,
    body: sellerForm,
    answer: envelope(sellerState),
  },
  'GET /admin/tax-classes': {
    ...shared,
    summary: 'How goods are taxed, class by class',
    answer: envelope(z.array(taxClass)),
  },
  'PUT /admin/tax-classes/:key': {
    ...shared,
    summary: 'Set how goods of a class are taxed; a new key makes a class',
    description: dated,
    params: z.object({ key: taxClassKey }),
    body: taxClassForm,
    answer: envelope(taxClass),
  },
  'GET /admin/eway-limit': {
    ...shared,
    summary: 'From which value of its goods on an order needs an e-way bill',
    answer: envelope(ewayLimit),
  },
  'PUT /admin/eway-limit': {
    ...shared,
    summary: 'Set from which value of its goods on an order needs an e-way bill',
    description: 'It counts for what is sent from then on, or from the day in `validFrom`.',
    body: ewayLimitForm,
    answer: envelope(ewayLimit),
  },
} satisfies Calls
