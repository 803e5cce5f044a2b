import { expect, test } from 'vitest'
import type { Product } from '@tohfa/contract/products'
import { createStore } from '../store.ts'
import type { CatalogSource } from './catalog.calls.ts'
import { readListing } from './listing-address.ts'
import { homeRevisited } from './products.slice.ts'
import { fetchBanners, fetchListing, fetchProduct, fetchSection } from './products.thunks.ts'

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
    product: (id) =>
      new Promise((resolve) => {
        answers.set(id, () => resolve(id === 'gone' ? null : product(id)))
      }),
    bestProducts: () =>
      new Promise((resolve, reject) => {
        answers.set('best', (failure) => (failure ? reject(failure) : resolve([product('best')])))
      }),
    filterCounts: () => Promise.reject(new Error('not asked')),
    banners: () => Promise.reject(new Error('Something went wrong')),
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

test('a listing that answers while a product is on its way ends no waiting but its own', async () => {
  const { store, answers } = heldCatalog()
  const listed = store.dispatch(fetchListing(listing('old')))
  const opened = store.dispatch(fetchProduct('cap'))
  answers.get('old')?.()
  await listed
  expect(store.getState().products).toMatchObject({ status: 'loading', list: [{ title: 'old' }] })
  answers.get('cap')?.()
  await opened
  expect(store.getState().products).toMatchObject({
    status: 'idle',
    selectedProduct: { id: 'cap' },
  })
})

test('banners that cannot be read are none, until somebody comes back', async () => {
  const { store } = heldCatalog()
  await store.dispatch(fetchBanners())
  expect(store.getState().products.banners?.wide).toEqual([])
  store.dispatch(homeRevisited())
  expect(store.getState().products.banners).toBeNull()
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
  const { store, answers } = heldCatalog()
  const open = (id: string) => {
    const opened = store.dispatch(fetchProduct(id))
    answers.get(id)?.()
    return opened
  }
  await open('cap')
  expect(store.getState().products.selectedProduct?.id).toBe('cap')
  await open('gone')
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
