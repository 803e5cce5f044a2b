import { setTimeout as sleep } from 'node:timers/promises'
import { ask } from '../ask.ts'
import { signUp, type Buyer } from '../orders.ts'
import { descendants, memoryNow, mostMemory } from './memory.ts'
import { aPhoneshot, largestPhotos } from './phoneshot.ts'
import { productOf } from './products.ts'

const proofs = 10
const pauseMs = 10

/**
 * How fast public pages answer while ten proofs with a photo wait or are drawn, compared with the
 * same before. Also the peak memory of the shop's process beyond its rest, and of the drawing
 * process.
 */
export async function measureQueue(shop: string, pid: number) {
  const buyer = await signUp(shop, 'proofs@example.com')
  const { id: productId, colors } = await productOf(shop, 'Photo Reveal Magic Mug')
  const paths = ['/', '/product-filter?categorie=T-shirts', `/product-detail/${productId}`]
  for (const path of paths) await ask(shop + path)
  const calm = await watchPages(shop, paths, sleep(5_000))
  const rest = await memoryNow(pid)

  const photos: string[] = []
  for (let n = 0; n < 3; n++) photos.push(await upload(shop, buyer, await aPhoneshot()))
  const uploaded = await mostMemory(pid)

  const call = caller(shop, buyer)
  const studio = await call<{ fields: { id: string; kind: string; max?: number }[] }>(
    'GET',
    `/studio/products/${productId}`,
  )
  const hashes: string[] = []
  for (let n = 0; n < proofs; n++) {
    const values = studio.fields.flatMap(({ id, kind }) => {
      if (kind === 'photo') return [[id, photos[n % photos.length] ?? '']]
      return kind === 'text' ? [[id, `Asha ${n}`]] : []
    })
    const design = await call<{ id: string; version: number }>('POST', '/designs', {
      productId,
      color: colors[0]?.color,
      values: Object.fromEntries(values),
    })
    const { version } = design
    hashes.push(
      (await call<{ hash: string }>('POST', `/designs/${design.id}/proofs`, { version })).hash,
    )
  }
  const drawing = drawn(call, hashes, pid)
  const busy = await watchPages(shop, paths, drawing)
  const { seconds, memory } = await drawing
  return {
    'pages at rest': calm,
    'pages while ten proofs wait': busy,
    'ten proofs': { seconds, 'memory of what draws MB': memory },
    'photos of 12 MP': {
      'shop at rest MB': rest,
      'shop at most MB': uploaded,
      'more MB': uploaded - rest,
    },
  }
}

type Call = <T>(method: 'GET' | 'POST', path: string, body?: object) => Promise<T>

/** Calls as somebody who is signed in; a refusal is an error. */
export function caller(shop: string, { token }: Buyer): Call {
  return async <T>(method: 'GET' | 'POST', path: string, body?: object) => {
    const answer = await ask(`${shop}/v1${path}`, { method, token, ...(body && { body }) })
    if (answer.status >= 300) throw new Error(`${path}: ${answer.status} ${answer.body.toString()}`)
    return (JSON.parse(answer.body.toString()) as { data: T }).data
  }
}

/** The name by which values take the photo. */
export async function upload(
  shop: string,
  { token }: Buyer,
  photo: Buffer,
  type = 'image/jpeg',
): Promise<string> {
  const answer = await fetch(`${shop}/v1/studio/photos`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': type },
    body: new Uint8Array(photo),
  })
  const { data } = (await answer.json()) as { data: { sha256: string } }
  if (!answer.ok) throw new Error(`no photo: ${answer.status}`)
  return data.sha256
}

/** The most memory of the shop's process while it takes the largest photos that it takes. */
export async function measureLargestPhotos(shop: string, pid: number) {
  const buyer = await signUp(shop, 'photos@example.com')
  const rest = await memoryNow(pid)
  for (const [type, photo] of Object.entries(await largestPhotos()))
    await upload(shop, buyer, photo, type)
  const most = await mostMemory(pid)
  const memory = { 'shop at rest MB': rest, 'shop at most MB': most, 'more MB': most - rest }
  return { 'photos of 50 MP': memory }
}

/** Until all are drawn, with the most memory of the processes that draw. */
async function drawn(call: Call, hashes: readonly string[], pid: number) {
  const from = performance.now()
  let memory = 0
  for (let waiting = [...hashes]; waiting.length > 0;) {
    for (const one of await descendants(pid, 'worker-process'))
      memory = Math.max(memory, (await mostMemory(one)) || 0)
    const { state } = await call<{ state: string }>('GET', `/proofs/${waiting[0]}`)
    if (state === 'failed') throw new Error('a proof failed')
    if (state === 'ready') waiting = waiting.slice(1)
    else await sleep(100)
  }
  return { seconds: Number(((performance.now() - from) / 1_000).toFixed(1)), memory }
}

/** One page after the other, with a pause as between visitors, until `over`. */
export async function watchPages(shop: string, paths: readonly string[], over: Promise<unknown>) {
  const ms: number[] = []
  const ended = new AbortController()
  const last = over.finally(() => ended.abort())
  while (!ended.signal.aborted)
    for (const path of paths) {
      const answer = await ask(shop + path, { encoding: 'br' })
      if (answer.status !== 200) throw new Error(`${path}: ${answer.status}`)
      ms.push(answer.ms)
      await sleep(pauseMs)
    }
  await last
  ms.sort((a, b) => a - b)
  const at = (part: number) => Number((ms[Math.floor(ms.length * part)] ?? Number.NaN).toFixed(1))
  return { pages: ms.length, 'p50 ms': at(0.5), 'p99 ms': at(0.99), 'most ms': at(0.999999) }
}
