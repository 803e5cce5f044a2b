import { spawn } from 'node:child_process'
import { request } from 'node:http'
import { fileURLToPath } from 'node:url'
import autocannon from 'autocannon'
import { median } from './median.ts'

const rounds = 3
const seconds = 4
const connections = 10
/** The request headers of a browser, the same for both servers. */
export const accept = { 'accept-encoding': 'gzip, deflate, br, zstd' }

/** Rates of the shop and of a bare server with the same bytes, in turns, as medians. */
export async function measurePages(shop: string) {
  const id = await firstProductId(shop)
  const targets = [
    { name: 'home', path: '/' },
    { name: 'listing', path: '/product-filter?categorie=T-shirts' },
    { name: 'product', path: `/product-detail/${id}` },
    { name: 'call 1, listing', path: '/v1/product?page=1&limit=12' },
    { name: 'call 2, product', path: `/v1/product/${id}` },
  ]
  const measured = []
  for (const target of targets) measured.push({ ...target, ...(await compare(shop + target.path)) })
  return measured
}

async function compare(url: string) {
  const answer = await fetchRaw(url)
  const bare = await startBareServer(answer)
  try {
    const pairs = []
    for (let round = 0; round < rounds; round++)
      pairs.push({ shop: await load(url), bare: await load(bare.url) })
    const rate = median(pairs.map(({ shop }) => shop.rate))
    const bareRate = median(pairs.map((pair) => pair.bare.rate))
    return {
      'sent bytes': answer.body.length,
      'requests/s': Math.round(rate),
      'p99 ms': median(pairs.map(({ shop }) => shop.p99)),
      'bare requests/s': Math.round(bareRate),
      'bare p99 ms': median(pairs.map((pair) => pair.bare.p99)),
      ratio: Number(median(pairs.map(({ shop, bare }) => shop.rate / bare.rate)).toFixed(2)),
    }
  } finally {
    bare.stop()
  }
}

async function load(url: string): Promise<{ rate: number; p99: number }> {
  const settings = { url, connections, headers: accept }
  await autocannon({ ...settings, duration: 1 })
  const result = await autocannon({ ...settings, duration: seconds })
  if (result.non2xx + result.errors > 0) throw new Error(`${url} failed under load`)
  return { rate: result.requests.average, p99: result.latency.p99 }
}

/** The answer as it is on the wire: compressed, with the headers that the shop set. */
function fetchRaw(url: string): Promise<{ headers: Record<string, string>; body: Buffer }> {
  return new Promise((resolve, reject) => {
    const asked = request(url, { headers: accept }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => {
        const {
          date: _date,
          connection: _connection,
          'keep-alive': _alive,
          ...headers
        } = response.headers
        resolve({ headers: headers as Record<string, string>, body: Buffer.concat(chunks) })
      })
    })
    asked.on('error', reject).end()
  })
}

export async function startBareServer(answer: { headers: Record<string, string>; body: Buffer }) {
  const path = fileURLToPath(new URL('bare-server.ts', import.meta.url))
  const child = spawn(process.execPath, [path], { stdio: ['pipe', 'pipe', 'inherit'] })
  child.stdin.end(JSON.stringify({ headers: answer.headers, body: answer.body.toString('base64') }))
  const port = await new Promise<string>((resolve) =>
    child.stdout.once('data', (line: Buffer) => resolve(line.toString().trim())),
  )
  return { url: `http://127.0.0.1:${port}/`, stop: () => child.kill() }
}

async function firstProductId(shop: string): Promise<string> {
  const answer = await fetch(`${shop}/v1/product?limit=1`)
  const { data } = (await answer.json()) as { data: { id: string }[] }
  if (!data[0]) throw new Error('the shop has no product')
  return data[0].id
}
