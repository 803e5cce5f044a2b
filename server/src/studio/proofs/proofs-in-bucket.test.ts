import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { proofShelf, type ImageStore } from '#platform/media/store/image-store.ts'
import { s3Store } from '#platform/media/store/s3-store.ts'
import { aPerson, type Person } from '#testing/people.ts'
import { openS3Server, type S3Server } from '#testing/s3-server.ts'
import { openTestShop, type TestShop } from '#testing/shop.ts'
import { aDesign } from '#studio/studio.fixture.ts'
import { drawnProof } from './proofs.fixture.ts'

let s3: S3Server
let shop: TestShop
let asha: Person
let store: ImageStore
beforeAll(async () => {
  s3 = await openS3Server()
  shop = await openTestShop({ env: s3.env })
  asha = await aPerson(shop)
  const { S3_BUCKET = '', S3_ENDPOINT = '', S3_ACCESS_KEY_ID = '' } = s3.env
  store = s3Store(
    {
      bucket: S3_BUCKET,
      endpoint: S3_ENDPOINT,
      region: 'us-east-1',
      accessKeyId: S3_ACCESS_KEY_ID,
      secretAccessKey: s3.env['S3_SECRET_ACCESS_KEY'] ?? '',
      publicUrl: undefined,
    },
    proofShelf,
  )
})
afterAll(async () => {
  await shop.close()
  await s3.close()
})

const sha256Of = (bytes: Buffer | null) =>
  createHash('sha256')
    .update(bytes ?? '')
    .digest('hex')
const look = (path: string, token = asha.token) =>
  fetch(shop.url + path, { headers: { authorization: `Bearer ${token}` } })

test('the files of a proof lie in the bucket, not to be kept by others, and nothing on this disk', async () => {
  const { hash, pages } = await drawnProof(shop, asha, await aDesign(shop, asha))
  const [page] = pages
  const area = page?.area ?? ''
  const ends = ['2000.webp', 'png', 'webp']
  expect((await store.names(hash)).sort()).toEqual(ends.map((end) => `${area}.${end}`))
  expect(sha256Of(await store.read(hash, `${area}.png`))).toBe(page?.sha256)
  for (const end of ends) {
    const stored = await fetch(`${s3.publicUrl}/proofs/${hash}/${area}.${end}`)
    expect(stored.headers.get('cache-control'), end).toBe('private, no-store')
  }
  expect(existsSync(join(shop.dataDir, 'proofs'))).toBe(false)
})

test('they are read through the shop by who asked for them, and drawn again where the bucket lost them', async () => {
  const { hash, preview } = await drawnProof(shop, asha, await aDesign(shop, asha, 'Ravi'))
  const path = preview ?? ''
  const first = Buffer.from(await (await look(path)).arrayBuffer())
  expect((await look(path, (await aPerson(shop)).token)).status).toBe(404)
  await store.remove(hash)
  expect(await store.names(hash)).toEqual([])
  const again = await look(path)
  expect([again.status, Buffer.from(await again.arrayBuffer()).equals(first)]).toEqual([200, true])
  expect(await store.names(hash)).not.toEqual([])
})
