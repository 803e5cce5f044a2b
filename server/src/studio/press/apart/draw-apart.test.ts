import { expect, test } from 'vitest'
import { blanks } from '@tohfa/contract/studio/blanks'
import { scene } from '@tohfa/contract/studio/scene'
import { plain } from '../../photos.fixture.ts'
import { previewsOf, renderSheet } from '../render-sheet.ts'
import type { Sheet } from '../sheet.ts'
import { drawers } from './draw-apart.fixture.ts'
import { drawApart } from './draw-apart.ts'

const sha256 = 'a'.repeat(64)
const master = plain(900, 600).jpeg().toBuffer()
const parts = { photo: () => master }

function aKeyChainSheet(item: object = {}): Sheet {
  const blank = blanks.keychain
  const [area] = blank.areas
  const photo = { id: 'photo', kind: 'photo', x: 0, y: 0, width: 40, height: 40, file: sha256 }
  const items = [{ ...photo, ...item }]
  const { areas } = scene.parse({ v: 1, blank: blank.id, areas: [{ id: 'front', items }] })
  if (!area || !areas[0]) throw new Error('a key chain has a front')
  return { area, scene: areas[0], blank }
}

test('what is drawn in a process of its own is to the byte what this one would draw', async () => {
  const sheet = aKeyChainSheet()
  const png = await renderSheet(sheet, parts)
  expect(await drawApart('sheet', sheet, parts)).toEqual({ png, ...(await previewsOf(png)) })
})

test('drawings that are asked for at once share one process', async () => {
  await Promise.all([1, 2, 3].map((turn) => drawApart('sheet', aKeyChainSheet({ turn }), parts)))
  expect(drawers()).toHaveLength(1)
})

test('a drawing that fails says why, and the next one is drawn', async () => {
  const broken = { photo: () => Promise.resolve(Buffer.from('no photo')) }
  await expect(drawApart('sheet', aKeyChainSheet(), broken)).rejects.toThrow(/unsupported image/)
  expect((await drawApart('pdf', aKeyChainSheet(), parts)).pdf.subarray(0, 4).toString()).toBe(
    '%PDF',
  )
})

test('a process that dies fails what it drew and nothing else', async () => {
  await drawApart('sheet', aKeyChainSheet(), parts)
  const [pid] = drawers()
  if (!pid) throw new Error('there is no drawing process')
  process.kill(pid, 'SIGSTOP')
  const drawing = drawApart('sheet', aKeyChainSheet({ turn: 9 }), parts)
  process.kill(pid, 'SIGKILL')
  await expect(drawing).rejects.toThrow(/SIGKILL|EPIPE|closed/)
  expect((await drawApart('sheet', aKeyChainSheet(), parts)).png.length).toBeGreaterThan(0)
  expect(drawers()).toHaveLength(1)
})

test('where no process can be started the drawing fails, and the next one is drawn', async () => {
  const { execPath } = process
  process.execPath = '/nowhere/node'
  for (const pid of drawers()) process.kill(pid, 'SIGKILL')
  // That the process was killed is noticed by who asks it next, if not before.
  await drawApart('sheet', aKeyChainSheet(), parts).catch(() => undefined)
  await expect(drawApart('sheet', aKeyChainSheet(), parts)).rejects.toThrow(/ENOENT|EPIPE|closed/)
  process.execPath = execPath
  expect((await drawApart('sheet', aKeyChainSheet(), parts)).png.length).toBeGreaterThan(0)
})
