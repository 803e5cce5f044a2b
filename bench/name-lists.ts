import { setTimeout as sleep } from 'node:timers/promises'
import type { NameList } from '@tohfa/contract/studio/name-lists/name-lists'
import { ask } from './ask.ts'
import { signUp } from './orders.ts'
import { anOrdinaryPhoto } from './studio/phoneshot.ts'
import { caller, upload, watchPages } from './studio/queue.ts'
import { productOf } from './studio/products.ts'

const given = (option: string) => Number(process.argv[process.argv.indexOf(option) + 1])
/** A paste of fewer rows ends sooner on a busy machine. */
const rows = given('--rows') || 500
/** How many photos of 12 megapixels the rows share: none, one, or at most the 200 of a person. */
const photos = process.argv.includes('--photos') ? given('--photos') || 1 : 0
/** How often somebody else has one design drawn while the list is. */
const singles = 10
const beginnings = ['Asha', 'आरव', 'மீனா', 'Ravi', 'Zoya', 'ರವಿ', 'গৌরী', 'Kabir', 'Meera', 'O’Neil']

/**
 * A list of different names on mugs, from the paste to the approval. Meanwhile public pages are
 * read one after the other, and somebody else looks at one design.
 */
export async function measureNameLists(shop: string) {
  const product = await productOf(shop, 'Name in Devanagari Mug')
  const printed = photos > 0 ? await productOf(shop, 'Photo Reveal Magic Mug') : product
  const [owner, shopper] = [
    await signUp(shop, 'names@example.com'),
    await signUp(shop, 'shopper@example.com'),
  ]
  const [own, other] = [caller(shop, owner), caller(shop, shopper)]
  const field = await fieldOf(own, product, 'text')
  const color = product.colors[0]?.color
  const paths = ['/', '/product-filter?categorie=coffee-mug', `/product-detail/${product.id}`]
  for (const path of paths) await ask(shop + path)
  const single = (n: number) =>
    oneProof(other, { productId: product.id, color, field: field.id, n })
  await single(-1)
  const alone = [await single(-2), await single(-3), await single(-4)]
  const calm = await watchPages(shop, paths, sleep(10_000))

  const names = Array.from({ length: rows }, (_, n) => `${beginnings[n % 10]} ${n}`)
  const uploaded: string[] = []
  for (let n = 0; n < photos; n++) uploaded.push(await upload(shop, owner, await anOrdinaryPhoto()))
  const pieces =
    photos > 0
      ? await withPhotos(own, printed, names, uploaded)
      : { text: [field.label, ...names].join('\n') }
  const from = performance.now()
  const seconds = () => Number(((performance.now() - from) / 1_000).toFixed(1))
  const list = await own<NameList>('POST', '/name-lists', {
    productId: printed.id,
    color: printed.colors[0]?.color,
    ...pieces,
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

type Call = ReturnType<typeof caller>

async function fieldOf(call: Call, { id }: { id: string }, wanted: 'text' | 'photo') {
  type Studio = { fields: { id: string; kind: string; label: string }[] }
  const { fields } = await call<Studio>('GET', `/studio/products/${id}`)
  const field = fields.find(({ kind }) => kind === wanted)
  if (!field) throw new Error(`this mug has no ${wanted}`)
  return field
}

/** A row for each name, with the photos in turn. */
async function withPhotos(
  call: Call,
  product: { id: string },
  names: readonly string[],
  uploaded: readonly string[],
) {
  const [words, photo] = [
    await fieldOf(call, product, 'text'),
    await fieldOf(call, product, 'photo'),
  ]
  return {
    rows: names.map((name, n) => ({
      values: { [words.id]: name, [photo.id]: uploaded[n % uploaded.length] },
    })),
  }
}

const middle = (all: number[]) => all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)]

/** The seconds until a new design is drawn. */
async function oneProof(
  call: Call,
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
