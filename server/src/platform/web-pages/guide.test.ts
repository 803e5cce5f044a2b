import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '#testing/shop.ts'

const folder = fileURLToPath(new URL('../../../../docs/guide/', import.meta.url))
const chapters = (language: string) =>
  globSync(`${folder}${language}/*.md`)
    .map((file) => basename(file, '.md'))
    .sort()

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(shop.url + path, { redirect: 'manual', headers })

test('every chapter is there in both languages, and the contents name all of them', () => {
  expect(chapters('en')).toHaveLength(15)
  expect(chapters('hi')).toEqual(chapters('en'))
  for (const language of ['en', 'hi']) {
    const contents = readFileSync(`${folder}${language}/README.md`, 'utf8')
    for (const chapter of chapters(language).filter((name) => name !== 'README'))
      expect(contents, chapter).toContain(`](${chapter}.md)`)
  }
})

test.each(['en', 'hi'])(
  'each link and picture of the guide in %s leads somewhere',
  async (language) => {
    const paths = new Set([`/guide/${language}`])
    for (const chapter of chapters(language).filter((name) => name !== 'README')) {
      const answer = await get(`/guide/${language}/${chapter}`)
      expect([chapter, answer.status]).toEqual([chapter, 200])
      expect(answer.headers.get('x-robots-tag')).toBe('noindex')
      const html = await answer.text()
      expect(html).toContain(`<html lang="${language}-IN">`)
      for (const [, path = ''] of html.matchAll(/(?:href|src)="(\/guide\/[^"]+)"/g)) paths.add(path)
    }
    for (const path of paths) expect([path, (await get(path)).status]).toEqual([path, 200])
  },
)

test('the guide opens in the language of the reader, and names no other file', async () => {
  const open = async (language: string) =>
    (await get('/guide', { 'accept-language': language })).headers.get('location')
  expect(await open('hi-IN')).toBe('/guide/hi')
  expect(await open('en')).toBe('/guide/en')
  for (const path of [
    '/guide/en/unknown',
    '/guide/en/..%2F..%2Foperating',
    '/guide/pictures/en/x.webp',
  ])
    expect([path, (await get(path)).status]).not.toEqual([path, 200])
})

test('all pictures of the guide together stay below 2 MB', () => {
  const sizes = globSync(`${folder}pictures/**/*.webp`).map((file) => readFileSync(file).length)
  expect(sizes.length).toBeGreaterThan(20)
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(2_000_000)
})
