import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { carriers } from '@tohfa/contract/fulfilment/carriers'
import { paymentProviders } from '@tohfa/contract/payments/providers'

const root = fileURLToPath(new URL('../src/', import.meta.url))

/**
 * Allowed besides a provider's folder: its table row, the API's names for a payment, and the
 * simulators.
 */
const allowed = [
  'backoffice/setup/setup.routes.ts',
  'backoffice/setup/try-payments.ts',
  'fulfilment/carriers/carriers.ts',
  'orders/details/cash.routes.ts',
  'orders/quotes/quotes.routes.ts',
  'payments/payment/pay-now/pay-now.ts',
  'payments/payment/payments.routes.ts',
  'payments/payment/request-payment.ts',
  'payments/providers/payment-providers.ts',
]
const folders = /^(fulfilment\/carriers|payments\/providers)\/\w+\/|^platform\/simulator\//

test('only the folder and the table row of a provider or carrier name it', () => {
  const names = new RegExp([...paymentProviders, ...carriers].join('|'), 'i')
  const naming = globSync('**/*.ts', { cwd: root })
    .filter((file) => !/\.(test|fixture)\.ts$/.test(file) && !folders.test(file))
    .filter((file) => names.test(readFileSync(root + file, 'utf8')))
  expect(naming.toSorted()).toEqual(allowed)
})
