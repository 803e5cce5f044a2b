import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fontFiles } from '@tohfa/print-engine/fonts/font-files'
import { kitFiles } from '@tohfa/print-engine/mockup/kit-files'
import { buildApp } from '#shop/app.ts'
import { readConfig } from '#platform/config/config.ts'
import { serveImages } from '#platform/media/serve-images.ts'
import { diskStore } from '#platform/media/store/disk-store.ts'
import { serveFonts } from '#studio/outlines/serve-fonts.ts'
import { serveKits } from '#studio/outlines/serve-kits.ts'
import { createLimits } from './rate-limit.ts'

const limits = createLimits({ enabled: true })
let folder: string
let app: FastifyInstance
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tohfa-test-'))
  const store = diskStore(folder)
  await store.write('mug', [{ name: '360.webp', bytes: Buffer.from('a picture') }])
  app = await buildApp({
    config: readConfig({
      NODE_ENV: 'test',
      LOG_LEVEL: 'silent',
      TRUST_PROXY: '1',
      SANDBOX: 'public',
    }),
    authenticate: async () => null,
    ready: async () => true,
    calls: () => undefined,
    pages: async (pages) => {
      await serveImages(pages, { store, draw: async () => false, limits })
      serveFonts(pages, limits)
      serveKits(pages, limits)
    },
  })
})
afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true })
})

test('a network address that requests more files than any page shows is refused further files', async () => {
  const files = [
    '/images/mug/360.webp',
    `/fonts/studio/${fontFiles['pacifico-400']}`,
    `/kits/${Object.values(kitFiles)[0]}`,
  ]
  const ask = (url: string, from: string) =>
    app.inject({ url, headers: { 'x-forwarded-for': from } })
  for (let n = 0; n < 5_997; n++) await limits.take('file', '203.0.113.5')
  for (const file of files) expect((await ask(file, '203.0.113.5')).statusCode, file).toBe(200)
  for (const file of files) {
    const refused = await ask(file, '203.0.113.5')
    expect(refused.statusCode, file).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect(refused.headers['cache-control']).toBe('no-store')
    expect((await ask(file, '203.0.113.6')).statusCode, file).toBe(200)
  }
})
