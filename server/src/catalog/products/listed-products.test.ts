import { expect, test } from 'vitest'
import type { Product } from '@tohfa/contract/catalog/products'
import type { PageChange } from '#platform/database/changes.ts'
import { ListedProducts } from './listed-products.ts'

/** A catalogue of two products, whose prices can change while they are read. */
function openShelf() {
  const prices = new Map([
    ['mug', 100],
    ['cap', 200],
  ])
  const asked: string[][] = []
  let whileRead: (() => Promise<void>) | undefined
  const listed = new ListedProducts(async (ids) => {
    asked.push([...ids])
    const found = ids.flatMap((id) => {
      const price = prices.get(id)
      return price === undefined ? [] : [{ id, price } as Product]
    })
    await whileRead?.()
    return found
  })
  const read = async (...ids: string[]) => (await listed.get(ids)).map(({ price }) => price)
  return {
    prices,
    asked,
    listed,
    read,
    interrupt: (by: () => Promise<void>) => {
      whileRead = () => {
        whileRead = undefined
        return by()
      }
    },
  }
}

test('products come in the order of their ids, each read once, without deleted ones', async () => {
  const { read, asked } = openShelf()
  expect(await read('cap', 'mug')).toEqual([200, 100])
  expect(await read('mug', 'gone', 'cap')).toEqual([100, 200])
  expect(asked).toEqual([['cap', 'mug'], ['gone']])
})

test.each<[string, PageChange | null, number[]]>([
  [
    'of the stock of one is known of that one alone',
    { kind: 'stock', productIds: ['mug'] },
    [150, 200],
  ],
  ['of the catalogue is known of all', { kind: 'catalog' }, [150, 250]],
  ['that was not heard is known of all', null, [150, 250]],
])('a change %s', async (_what, change, expected) => {
  const { read, prices, listed } = openShelf()
  await read('mug', 'cap')
  prices.set('mug', 150).set('cap', 250)
  listed.apply(change)
  expect(await read('mug', 'cap')).toEqual(expected)
})

test('what was read before a change is not kept after it', async () => {
  const { read, prices, listed, interrupt } = openShelf()
  interrupt(async () => {
    prices.set('mug', 150)
    listed.apply({ kind: 'stock', productIds: ['mug'] })
  })
  expect(await read('mug')).toEqual([100])
  expect(await read('mug')).toEqual([150])
})
