import { expect, test } from 'vitest'
import { pages } from '@tohfa/contract/shared/site-map'
import { reportedAddress, reportedTitle } from './reported-address.ts'

const shop = 'https://shop.example'

test.each([
  ['/', '/'],
  ['/product-filter?categorie=Caps&page=2', '/product-filter?categorie=Caps&page=2'],
  ['/product-filter?search=chai+mug', '/product-filter?search=chai+mug'],
  ['/product-filter?search=meera%40example.com&sort=newest', '/product-filter?sort=newest'],
  ['/product-filter?search=98765+43210', '/product-filter'],
  ['/product-filter?search=TF100042', '/product-filter'],
  [
    '/product-detail/018f0000-0000-7000-8000-000000000001?ref=mail&utm_source=x',
    '/product-detail/018f0000-0000-7000-8000-000000000001?utm_source=x',
  ],
  ['/?utm_content=meera@example.com', '/'],
  ['/reset-password/secret-token', '/reset-password'],
  ['/shared/secret-token', '/shared'],
  ['/refund/secret-token', '/refund'],
  ['/ticket/secret-token', '/ticket'],
  ['/account/orders?order=TF100042#now', '/account/orders'],
  ['/admin/orders/018f0000-0000-7000-8000-000000000001', '/admin/orders'],
  ['/admin/product-details/018f0000-0000-7000-8000-000000000001/x', '/admin/product-details'],
])('the address %s is reported as %s', (path, told) => {
  expect(reportedAddress(shop + path)).toBe(shop + told)
})

test('no address of a page is reported with the token or id of its link', () => {
  const open = ['/product-detail/:id', '/collections/:slug']
  const secret = pages.filter(
    ({ pattern, values }) => pattern.includes(':') && !values && !open.includes(pattern),
  )
  expect(secret.length).toBeGreaterThan(10)
  for (const { pattern } of secret)
    expect(reportedAddress(shop + pattern.replaceAll(/:\w+/g, 'secret-token'))).not.toContain(
      'secret-token',
    )
})

test('a title is reported without the e-mail or number of a search', () => {
  expect(reportedTitle('Results for “meera@example.com” | Tohfa')).toBe('Results for … | Tohfa')
  expect(reportedTitle('Results for “98765 43210” | Tohfa')).not.toMatch(/\d/)
  expect(reportedTitle('Chai Mug 350 ml | Tohfa')).toBe('Chai Mug 350 ml | Tohfa')
})
