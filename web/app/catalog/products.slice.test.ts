import { expect, test } from 'vitest'
import type { Product } from '@tohfa/contract/products'
import { createStore } from '../store.ts'
import type { CatalogSource } from './catalog.calls.ts'
import { readListing } from './listing-address.ts'
import { homeRevisited } from './products.slice.ts'
import { fetchListing, fetchProduct, fetchSection } from './products.thunks.ts'

const product = (title: string): Product => ({
  id: title,
  title,
  description: '',
  highlights: [],
  productType: 'caps',
  category: 'Baseball',
  brand: '',
  price: 300,
  discount: 0,
  discountedPrice: 300,
  rating: 4,
  numberOfReviews: 0,
  thumbnail: '/thumb/720.webp',
  colors: [],
  trackStock: false,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
})

/** A catalogue that answers when the test says so, by what was searched. */
function heldCatalog() {
  const answers = new Map<string, (failure?: Error) => void>()
  const catalog: CatalogSource = {
    list: ({ search = '' }) =>
      new Promise((resolve, reject) => {
        answers.set(search, (failure) =>
          failure ? reject(failure) : resolve({ products: [product(search)], totalCount: 30 }),
        )
      }),
    product: async (id) => (id === 'gone' ? null : product(id)),
    bestProducts: () =>
      new Promise((resolve, reject) => {
        answers.set('best', (failure) => (failure ? reject(failure) : resolve([product('best')])))
      }),
    filterCounts: () => Promise.reject(new Error('not asked')),
    banners: async () => [],
  }
  return { store: createStore({ catalog }), answers }
}

const listing = (search: string) => readListing(new URLSearchParams({ search }))

test('a listing is loading until its answer is there, and then idle', async () => {
  const { store, answers } = heldCatalog()
  const asked = store.dispatch(fetchListing(listing('cap')))
  expect(store.getState().products.status).toBe('loading')
  answers.get('cap')?.()
  await asked
  expect(store.getState().products).toMatchObject({
    status: 'idle',
    totalItems: 30,
    listAddress: '/product-filter?search=cap',
    list: [{ title: 'cap', image: '/thumb/720.webp' }],
  })
})

test('a listing that was overtaken shows nothing, however it ends', async () => {
  const { store, answers } = heldCatalog()
  const first = store.dispatch(fetchListing(listing('first')))
  first.abort()
  const second = store.dispatch(fetchListing(listing('second')))
  answers.get('first')?.()
  await first
  expect(store.getState().products).toMatchObject({ status: 'loading', error: null, list: [] })
  answers.get('second')?.()
  await second
  expect(store.getState().products.list.map(({ title }) => title)).toEqual(['second'])
})

test('a cancelled request leaves no error behind', async () => {
  const { store } = heldCatalog()
  const asked = store.dispatch(fetchListing(listing('left')))
  asked.abort()
  await asked
  expect(store.getState().products).toMatchObject({ status: 'idle', error: null })
})

test('a listing that fails keeps its sentence until the next is asked for', async () => {
  const { store, answers } = heldCatalog()
  const asked = store.dispatch(fetchListing(listing('x')))
  answers.get('x')?.(new Error('Something went wrong'))
  await asked
  expect(store.getState().products.error).toBe('Something went wrong')
  void store.dispatch(fetchListing(listing('y')))
  expect(store.getState().products.error).toBeNull()
})

test('a product that is gone is none, not an error', async () => {
  const { store } = heldCatalog()
  await store.dispatch(fetchProduct('cap'))
  expect(store.getState().products.selectedProduct?.id).toBe('cap')
  await store.dispatch(fetchProduct('gone'))
  expect(store.getState().products).toMatchObject({ selectedProduct: null, error: null })
})

test('a section says why it is empty, but not that it was left; what it showed stays', async () => {
  const { store, answers } = heldCatalog()
  const best = () => store.getState().products.sections.best
  const failing = store.dispatch(fetchSection('best'))
  answers.get('best')?.(new Error('Something went wrong'))
  await failing
  expect(best()).toMatchObject({ status: 'idle', error: 'Something went wrong', items: [] })

  const asked = store.dispatch(fetchSection('best'))
  expect(best()).toMatchObject({ status: 'loading', error: null })
  answers.get('best')?.()
  await asked
  expect(best()).toMatchObject({ status: 'idle', fresh: true, items: [{ title: 'best' }] })

  store.dispatch(homeRevisited())
  expect(best()).toMatchObject({ fresh: false, items: [{ title: 'best' }] })
  const left = store.dispatch(fetchSection('best'))
  left.abort()
  await left
  expect(best()).toMatchObject({ status: 'idle', error: null, items: [{ title: 'best' }] })
})
