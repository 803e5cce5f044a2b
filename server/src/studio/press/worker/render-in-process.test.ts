import { fork } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { blanks } from '@tohfa/print-engine/scene/blanks'
import { scene } from '@tohfa/print-engine/scene/scene'
import { patienceMs } from '#testing/patience.ts'
import { plain } from '#studio/photos/photos.fixture.ts'
import { drawDesign } from '#studio/shares/draw-design.ts'
import { mockUpPicture } from '#studio/shares/mock-up-picture.ts'
import { renderPdf } from '#studio/press/render-pdf.ts'
import { previewsOf, renderSheet } from '#studio/press/render-sheet.ts'
import type { Sheet } from '#studio/press/sheet.ts'
import { drawers } from './render-in-process.fixture.ts'
import { renderInProcess, forPress, photosFor, runInProcess } from './render-in-process.ts'

/** The folders of drawing processes, used by this test only. */
const temporary = mkdtempSync(join(tmpdir(), 'tohfa-test-'))
vi.stubEnv('TMPDIR', temporary)
vi.stubEnv('TEMP', temporary)
afterAll(async () => {
  // Later tests share its process, and would draw into the folder that is deleted.
  vi.unstubAllEnvs()
  for (const pid of drawers()) process.kill(pid, 'SIGKILL')
  await vi.waitFor(() => expect(drawers()).toEqual([]), patienceMs)
  await rm(temporary, { recursive: true, force: true })
})

const sha256 = 'a'.repeat(64)
const master = plain(900, 600).jpeg().toBuffer()
const parts = { photo: () => master }

const aKeyChainSheet = (item: object = {}) => aSheet('keychain', { width: 40, height: 40, ...item })

/** A photo in the middle of a blank's front. */
function aSheet(id: 'keychain' | 'tee', item: object): Sheet {
  const blank = blanks[id]
  const [area] = blank.areas
  const items = [{ id: 'photo', kind: 'photo', x: 0, y: 0, file: sha256, ...item }]
  const { areas } = scene.parse({ v: 1, blank: id, areas: [{ id: 'front', items }] })
  if (!area || !areas[0]) throw new Error(`a ${id} has a front`)
  return { area, scene: areas[0], blank }
}

test('what is drawn in a process of its own is to the byte what this one would draw', async () => {
  const sheet = aKeyChainSheet()
  const png = await renderSheet(sheet, parts)
  expect(await renderInProcess('sheet', sheet, parts)).toEqual({ png, ...(await previewsOf(png)) })
})

test('so is a print on its product, and a side of a design', async () => {
  const { area, scene: front } = aKeyChainSheet()
  const printed = {
    blank: 'keychain' as const,
    areas: [area],
    area,
    scene: front,
    color: '#aa3311',
  }
  const print = await plain(200, 200).png().toBuffer()
  expect(await runInProcess('mockUp', printed, { print: () => Promise.resolve(print) })).toEqual({
    webp: await mockUpPicture(print, printed),
  })
  const side = {
    scene: scene.parse({ v: 1, blank: 'keychain', areas: [front] }),
    color: 'Red',
    side: 'front',
    areas: [area],
    category: undefined,
  }
  expect(await runInProcess('design', side, photosFor(side.scene.areas, parts))).toEqual({
    webp: await drawDesign(side, parts),
  })
})

test('rows drawn one after the other are what each is alone, whoever’s photos they show', async () => {
  const photos: Record<string, Promise<Buffer>> = {
    [sha256]: master,
    ['b'.repeat(64)]: plain(600, 900, 'orange').jpeg().toBuffer(),
  }
  const all = { photo: async (name: string) => (await photos[name]) ?? Buffer.alloc(0) }
  for (const file of [...Object.keys(photos), ...Object.keys(photos)])
    for (const turn of [0, 5]) {
      const row = aKeyChainSheet({ file, turn })
      const { png } = await renderInProcess('sheet', row, all)
      expect(png.equals(await renderSheet(row, all))).toBe(true)
      const { pdf } = await renderInProcess('pdf', row, all)
      expect(pdf.equals(await renderPdf(row, all))).toBe(true)
    }
  // None where it was let go, because it had used much memory.
  expect(drawers().length).toBeLessThanOrEqual(1)
})

test('drawings that are asked for at once share one process', async () => {
  await Promise.all(
    [1, 2, 3].map((turn) => renderInProcess('sheet', aKeyChainSheet({ turn }), parts)),
  )
  expect(drawers().length).toBeLessThanOrEqual(1)
})

test.skipIf(!existsSync('/proc/self/environ'))(
  'the process that opens pictures knows no setting of the shop',
  async () => {
    const settings = ['ADMIN_PASSWORD', 'TOKEN_SECRET', 'SMTP_URL', 'RAZORPAY_KEY_SECRET', 'KEY_X']
    for (const name of settings) vi.stubEnv(name, 'a secret')
    for (const pid of drawers()) process.kill(pid, 'SIGKILL')
    // The next caller notices the killed process, if nobody does before.
    await renderInProcess('sheet', aKeyChainSheet(), parts).catch(() => undefined)
    await renderInProcess('sheet', aKeyChainSheet(), parts)
    const environ = readFileSync(`/proc/${drawers()[0]}/environ`, 'utf8').split('\0')
    expect(environ).not.toContainEqual(expect.stringContaining('a secret'))
    const names = environ.flatMap((line) => line.split('=', 1)).filter(Boolean)
    const known =
      /^(?:PATH|HOME|LANG|LC_\w+|TZ|TMPDIR|TMP|TEMP|LD_LIBRARY_PATH|NODE_ENV|NODE_COMPILE_CACHE|NODE_CHANNEL_\w+|MALLOC_\w+|DRAWING_PRIORITY)$/
    expect(names.filter((name) => !known.test(name))).toEqual([])
    for (const name of settings) vi.stubEnv(name, undefined)
  },
)

test('what drew a shirt draws nothing more, so that its memory is free again', async () => {
  const shirt = aSheet('tee', { width: 60, height: 40 })
  const [before] = drawers()
  await renderInProcess('pdf', shirt, parts)
  await expect.poll(drawers).toEqual([])
  await renderInProcess('pdf', aKeyChainSheet(), parts)
  expect(drawers()).toEqual([expect.any(Number)])
  expect(drawers()).not.toContain(before)
})

test('a drawing that fails says why, and the next one is drawn', async () => {
  const broken = { photo: () => Promise.resolve(Buffer.from('no photo')) }
  await expect(renderInProcess('sheet', aKeyChainSheet(), broken)).rejects.toThrow(
    /unsupported image/,
  )
  expect(
    (await renderInProcess('pdf', aKeyChainSheet(), parts)).pdf.subarray(0, 4).toString(),
  ).toBe('%PDF')
})

test('a process that dies fails what it drew and nothing else', async () => {
  await renderInProcess('sheet', aKeyChainSheet(), parts)
  const [pid] = drawers()
  if (!pid) throw new Error('there is no drawing process')
  process.kill(pid, 'SIGSTOP')
  const drawing = renderInProcess('sheet', aKeyChainSheet({ turn: 9 }), parts)
  process.kill(pid, 'SIGKILL')
  await expect(drawing).rejects.toThrow(/SIGKILL|EPIPE|closed|ENOENT/)
  expect((await renderInProcess('sheet', aKeyChainSheet(), parts)).png.length).toBeGreaterThan(0)
  expect(drawers()).toHaveLength(1)
})

test('what takes longer than it may is ended, and the next one is drawn', async () => {
  const hurried = { ...forPress, mostMs: 1 }
  await expect(renderInProcess('sheet', aKeyChainSheet(), parts, hurried)).rejects.toMatchObject({
    code: 'drawing_too_long',
    status: 503,
  })
  expect((await renderInProcess('sheet', aKeyChainSheet(), parts)).png.length).toBeGreaterThan(0)
})

test('what a process wrote is gone with it, however it ended', async () => {
  await renderInProcess('sheet', aKeyChainSheet(), parts)
  expect(readdirSync(temporary)).toHaveLength(1)
  for (const pid of drawers()) process.kill(pid, 'SIGKILL')
  await expect.poll(() => readdirSync(temporary)).toEqual([])
})

test('what is written while a process goes is gone with it too, its starter being dead', async () => {
  const folder = mkdtempSync(join(temporary, 'left-'))
  for (let n = 0; n < 3_000; n++) writeFileSync(join(folder, `part-${n}`), '')
  const child = fork(join(import.meta.dirname, 'worker-process.ts'), [folder], {
    execArgv: ['--import', import.meta.resolve('./write-late.fixture.ts')],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  await once(child, 'message')
  child.disconnect()
  expect(await once(child, 'exit')).toEqual([0, null])
  expect(readdirSync(temporary)).not.toContain(basename(folder))
})

test('where no process can be started the drawing fails, and the next one is drawn', async () => {
  const { execPath } = process
  process.execPath = '/nowhere/node'
  for (const pid of drawers()) process.kill(pid, 'SIGKILL')
  // The next caller notices the killed process, if nobody does before.
  await renderInProcess('sheet', aKeyChainSheet(), parts).catch(() => undefined)
  await expect(renderInProcess('sheet', aKeyChainSheet(), parts)).rejects.toThrow(
    /ENOENT|EPIPE|closed/,
  )
  process.execPath = execPath
  expect((await renderInProcess('sheet', aKeyChainSheet(), parts)).png.length).toBeGreaterThan(0)
})
