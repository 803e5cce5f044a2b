import { expect, test } from 'vitest'
import { loggedUrl } from './logged-url.ts'

test.for([
  ['/v1/auth/reset-password/s3cret?x=1', '/v1/auth/reset-password/***?x=***'],
  ['/reset-password/s3cret', '/reset-password/***'],
  ['/RESET-password/s3cret/', '/RESET-password/***/'],
  ['/shared/s3cret?lang=hi', '/shared/***?lang=hi'],
  ['/v1/collect/s3cret/rece1pt', '/v1/collect/***'],
  ['/v1/shared-designs/s3cret/preview.webp', '/v1/shared-designs/***/preview.webp'],
  ['/refund/s3cret?lang=hi', '/refund/***?lang=hi'],
  ['/v1/refund-details/s3cret', '/v1/refund-details/***'],
  ['/ticket/s3cret', '/ticket/***'],
  ['/v1/tickets/s3cret', '/v1/tickets/***'],
  ['/v1/cod/s3cret', '/v1/cod/***'],
  ['/v1/product?search=reset-password', '/v1/product?search=***'],
  ['/v1/user-orders?search=98765+43210&page=2', '/v1/user-orders?search=***&page=2'],
  ['/v1/user-orders?page=2&search=Zyxquor%20Rao#top', '/v1/user-orders?page=2&search=***#top'],
  ['/v1/admin/labels.pdf?ids=', '/v1/admin/labels.pdf?ids='],
] as const)('the address %s is logged as %s', ([url, logged]) => {
  expect(loggedUrl(url)).toBe(logged)
})
