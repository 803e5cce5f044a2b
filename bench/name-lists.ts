import { setTimeout as sleep } from 'node:timers/promises'
import type { NameList } from '@tohfa/contract/studio/name-lists/name-lists'
import { ask } from './ask.ts'
import { signUp } from './orders.ts'
import { caller, watchPages } from './studio/queue.ts'
import { productOf } from './studio/products.ts'

/** A paste of fewer rows ends sooner on a busy machine. */
const rows = Number(process.argv[process.argv.indexOf('--rows') + 1]) || 500
/** How often somebody else has one design drawn while the list is. */
const singles = 10
const beginnings = ['Asha', 'आरव', 'மீனா', 'Ravi', 'Zoya', 'ರವಿ', 'গৌরী', 'Kabir', 'Meera', 'O’Neil']

/**
 * A list of different names on mugs, from the paste to the approval. Meanwhile public pages are
 * read one after the other, and somebody else looks at one design.
 */
export async function measureNameLists(shop: string) {
  const product = await productOf(shop, 'Name in Devanagari Mug')
  const [owner, shopper] = [
    await signUp(shop, 'names@example.com'),
    await signUp(shop, 'shopper@example.com'),
  ]
  const [own, other] = [caller(shop, owner), caller(shop, shopper)]
  const studio = await own<{ fields: { id: string; kind: string; label: string }[] }>(
    'GET',
    `/studio/products/${product.id}`,
  )
  const field = studio.fields.find(({ kind }) => kind === 'text')
  if (!field) throw new Error('this mug has no words')
  const color = product.colors[0]?.color
  const paths = ['/', '/product-filter?categorie=coffee-mug', `/product-detail/${product.id}`]
  for (const path of paths) await ask(shop + path)
  const single = (n: number) =>
    oneProof(other, { productId: product.id, color, field: field.id, n })
  await single(-1)
  const alone = [await single(-2), await single(-3), await single(-4)]
  const calm = await watchPages(shop, paths, sleep(10_000))

  const names = Array.from({ length: rows }, (_, n) => `${beginnings[n % 10]} ${n}`)
  const from = performance.now()
  const seconds = () => Number(((performance.now() - from) / 1_000).toFixed(1))
  const list = await own<NameList>('POST', '/name-lists', {
    productId: product.id,
    color,
    text: [field.label, ...names].join('\n'),
  })
  const pasted = seconds()
  await own('POST', `/name-lists/${list.id}/proofs`, { version: list.version })
  const behind: number[] = []
  const drawn = (async () => {
    for (;;) {
      const read = await own<NameList>('GET', `/name-lists/${list.id}`)
      if (read.state !== 'rendering') return read
      if (behind.length < singles) behind.push(await single(behind.length))
      else await sleep(1_000)
    }
  })()
  const busy = await watchPages(shop, paths, drawn)
  const ready = await drawn
  if (ready.state !== 'ready') throw new Error(`the list is ${ready.state}`)
  const proofed = seconds()
  const ticked = ready.findings.map(({ code }) => code)
  await own('POST', `/name-lists/${list.id}/approval`, { hash: ready.hash, ticked })
  return {
    'pages at rest': calm,
    'pages while a list is drawn': busy,
    [`${rows} rows, s`]: { pasted, proofed, approved: seconds() },
    'one proof, s': {
      alone: middle(alone),
      'behind a list': middle(behind),
      most: Math.max(...behind),
    },
  }
}

const middle = (all: number[]) => all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)]

/** The seconds until a new design is drawn. */
async function oneProof(
  call: ReturnType<typeof caller>,
  { productId, color, field, n }: { productId: string; color?: string; field: string; n: number },
): Promise<number> {
  const from = performance.now()
  const values = { [field]: `Single ${n}` }
  const design = await call<{ id: string; version: number }>('POST', '/designs', {
    productId,
    color,
    values,
  })
  const { version } = design
  const { hash } = await call<{ hash: string }>('POST', `/designs/${design.id}/proofs`, { version })
  for (;;) {
    const { state } = await call<{ state: string }>('GET', `/proofs/${hash}`)
    if (state === 'failed') throw new Error('a proof failed')
    if (state === 'ready') return Number(((performance.now() - from) / 1_000).toFixed(2))
    await sleep(100)
  }
}
