import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { motif } from '@tohfa/print-engine/scene/motif'
import { motifIds } from '@tohfa/print-engine/scene/motif-ids'
import { flatten } from './flatten.ts'
import { motifFile, motifsFolder } from './make-motifs.ts'

const kept = (id: string) => readFile(join(motifsFolder, `${id}.json`), 'utf8')

test('every motif is kept as it is drawn, and no other', async () => {
  expect((await readdir(motifsFolder)).sort()).toEqual(motifIds.map((id) => `${id}.json`).sort())
  for (const id of motifIds) expect(await kept(id), id).toBe(motifFile(id))
})

test('a motif is outlines and colours within its box, and light enough for a page', async () => {
  for (const id of motifIds) {
    const text = await kept(id)
    expect(text.length, id).toBeLessThan(40_000)
    const { box, paths } = motif.parse(JSON.parse(text))
    expect(Math.max(box.width, box.height), id).toBe(1_000)
    for (const { d, fill } of paths) {
      expect(d, id).toMatch(/^[mM][-\d .,mMlLhHvVcCqQzZ]+$/)
      expect(fill, id).toMatch(/^#[0-9a-f]{6}$/)
    }
  }
})

test('groups, circles and rectangles come to lie where they were drawn', () => {
  const { box, paths } = flatten(
    '<g transform="translate(100 0) scale(2)"><rect x="0" y="0" width="50" height="25" fill="#a8322a"/><path d="M0,0 H50" fill="none" stroke="#26345e" stroke-width="4"/></g>',
    ['#26345E'],
  )
  expect(box).toEqual({ x: 0, y: 0, width: 1_000, height: 500 })
  expect(paths).toMatchObject([{ fill: '#a8322a' }, { fill: '#26345e', slot: 0, line: 74.1 }])
})

test('neighbours that are the same in one paint are one path, mirrored ones are not', () => {
  const leaf = '<path d="M0,0 L10,0 L0,10Z" fill="#2e6b45"/>'
  const turned = `<g transform="rotate(90)">${leaf}</g>`
  const mirrored = `<g transform="scale(-1 1)">${leaf}</g>`
  expect(flatten(leaf + turned, []).paths).toHaveLength(1)
  expect(flatten(leaf + mirrored, []).paths).toHaveLength(2)
})
