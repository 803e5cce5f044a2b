import { createHash } from 'node:crypto'
import { request } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync } from 'node:zlib'
import { beforeAll, describe, expect, test } from 'vitest'
import { fontFiles } from '@tohfa/print-engine/fonts/font-files'
import { sharedTestShop } from '#testing/shared-shop.ts'
import type { TestShop } from '#testing/shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await sharedTestShop()
})

/** As it comes over the wire, where `fetch` would unpack it. */
function get(name: string, acceptEncoding: string) {
  return new Promise<{ headers: NodeJS.Dict<string | string[]>; bytes: Buffer }>(
    (resolve, reject) => {
      const headers = { 'accept-encoding': acceptEncoding }
      request(`${shop.url}/fonts/studio/${name}`, { headers }, (answer) => {
        buffer(answer).then((bytes) => resolve({ headers: answer.headers, bytes }), reject)
      })
        .on('error', reject)
        .end()
    },
  )
}
const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

describe.each(Object.values(fontFiles))('the font %s', (name) => {
  const [, hash = ''] = name.split('.')

  test('comes compressed, to be kept for good, as the bytes it is named by', async () => {
    const { headers, bytes } = await get(name, 'gzip, br')
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
      'content-type': 'font/ttf',
      vary: 'Accept-Encoding',
    })
    expect(hashOf(brotliDecompressSync(bytes)).startsWith(hash)).toBe(true)
  })
})

test('who does not take Brotli gets the same bytes as they are', async () => {
  const name = fontFiles['pacifico-400']
  for (const encoding of ['gzip', 'br;q=0, gzip']) {
    const { headers, bytes } = await get(name, encoding)
    expect(headers['content-encoding']).toBeUndefined()
    expect(name).toContain(hashOf(bytes).slice(0, 12))
  }
})

test('what is no font of the studio is not there', async () => {
  for (const name of ['pacifico-400.000000000000.ttf', 'OFL.txt', '..%2f..%2fpackage.json'])
    expect((await fetch(`${shop.url}/fonts/studio/${name}`)).status, name).toBe(404)
})
