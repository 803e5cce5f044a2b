import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { diskStore } from '#platform/media/store/disk-store.ts'
import { copySampleImages } from './copy-sample-images.ts'

let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tohfa-test-'))
  await mkdir(join(folder, 'drawn/mug-1'), { recursive: true })
  for (const width of [360, 1080])
    await sharp({ create: { width, height: width / 2, channels: 3, background: 'teal' } })
      .webp()
      .toFile(join(folder, `drawn/mug-1/${width}.webp`))
})
afterAll(() => rm(folder, { recursive: true }))

test('every width of a picture is in the store, which may be there in part already', async () => {
  const store = join(folder, 'images')
  await mkdir(join(store, 'mug-1'), { recursive: true })
  await writeFile(join(store, 'mug-1/360.webp'), 'there before')
  const placed = await copySampleImages(['mug-1'], diskStore(store), join(folder, 'drawn'))
  expect(placed).toMatchObject([{ key: 'mug-1', width: 1080, height: 540 }])
  expect((await readdir(join(store, 'mug-1'))).sort()).toEqual(['1080.webp', '360.webp'])
  expect(await readFile(join(store, 'mug-1/360.webp'), 'utf8')).toBe('there before')
})

test.each([
  ['lossy', { quality: 80 }, 3],
  ['lossless', { lossless: true }, 3],
  ['transparent', { quality: 80 }, 4],
] as const)('a %s picture is measured', async (name, options, channels) => {
  await mkdir(join(folder, `drawn/${name}`))
  await sharp({ create: { width: 721, height: 333, channels, background: '#12345678' } })
    .webp(options)
    .toFile(join(folder, `drawn/${name}/720.webp`))
  const placed = await copySampleImages(
    [name],
    diskStore(join(folder, 'images')),
    join(folder, 'drawn'),
  )
  expect(placed).toMatchObject([{ width: 721, height: 333 }])
})

test('a picture that was never drawn does not keep the others out', async () => {
  const store = join(folder, 'others')
  const placed = await copySampleImages(['none', 'mug-1'], diskStore(store), join(folder, 'drawn'))
  expect(placed.map(({ key, width }) => [key, width])).toEqual([
    ['none', 0],
    ['mug-1', 1080],
  ])
})
