import { expect, test } from 'vitest'
import { listingHref } from './listing-address.ts'
import { listingFilters, readListing } from './read-listing.ts'

const read = (query: string) => readListing(new URLSearchParams(query))

test('labels, slugs, short names and any case identify a category', () => {
  expect(read('categorie=Coffee Mug,PILLOW,custom cap,key-chain').categories).toEqual([
    'coffee-mug',
    'caps',
    'pillow',
    'key-chain',
  ])
})

test('comma-separated and repeated values are equivalent', () => {
  expect(read('size=m,l')).toEqual(read('size=M&size=L'))
})

test('unknown values are dropped silently', () => {
  expect(read('categorie=shoes&rating=9&price=123&size=q&sort=up&page=x')).toEqual(read(''))
})

test('a rating is a number or its label; the lowest of several counts', () => {
  expect(read('rating=4').rating).toBe(4)
  expect(read('rating=3 and above').rating).toBe(3)
  expect(read('rating=4 and above,2 and above').rating).toBe(2)
})

test('all spellings of a listing have the same canonical address', () => {
  const href = '/product-filter?search=chai%20mug&categorie=Coffee%20Mug,Pillow%20Cover&page=2'
  expect(
    listingHref(read('page=2&utm=x&categorie=pillow&categorie=Coffee+Mug&search= chai  mug ')),
  ).toBe(href)
  expect(listingHref(read(href.split('?')[1] ?? ''))).toBe(href)
  expect(listingHref(read('page=1&sort='))).toBe('/product-filter')
})

test('reserved characters of a search are escaped in the address', () => {
  const search = 'a+b & c=d, 100% #1'
  expect(read(listingHref({ search }).split('?')[1] ?? '').search).toBe(search)
})

test('the catalogue is queried with its own parameters, twelve products a page', () => {
  expect(listingFilters(read('rating=4&price=500&size=xl&sort=price-asc&page=3'))).toEqual({
    page: 3,
    limit: 12,
    ratingGreater: 4,
    price: 500,
    size: ['XL'],
    sort: 'price-asc',
  })
})
