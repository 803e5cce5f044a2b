import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sheetPixels } from '@tohfa/contract/studio/sheet-pixels'
import type { SceneArea } from '@tohfa/contract/studio/scene'
import { isPhoto } from '../../scene-photos.ts'
import { childEnv } from '../../../child-env.ts'
import { createTurns } from '../../turns.ts'
import type { Sheet, SheetParts } from '../sheet.ts'
import type { Drawn, Files, Given, Works } from './works.ts'

export type Order = { work: keyof Works; given: unknown; files: Files }
/** Where what was drawn lies until the next order, or why there is nothing. */
export type Answer = { paths: Record<string, string>; residentBytes: number } | { failure: string }

/** A process with the folder of its files, and how many pixels its sheets had so far. */
type Drawer = { child: ChildProcess; folder: string; pixels: number }

const program = fileURLToPath(new URL('draw-process.ts', import.meta.url))
/** What a process may have drawn or taken and still draw the next: three mugs, and no shirt. */
const mostPixelsDrawn = 10_000_000
const mostBytesKept = 200_000_000
/** Whoever fills in a second field comes back sooner. */
const idleMs = 20_000
/** As long as the most patient job; what takes longer hangs, and would hold up all that wait. */
const mostMs = 300_000

const inTurn = createTurns(Infinity)
let drawer: Drawer | undefined
let idle: NodeJS.Timeout | undefined

/** What a drawing is made of besides, by name. */
type Parts = Readonly<Record<string, () => Promise<Buffer>>>

/** Draws a sheet for the press in the drawing process. */
export function drawApart<Work extends 'sheet' | 'pdf'>(
  work: Work,
  sheet: Sheet,
  parts: SheetParts,
): Promise<Drawn<Work>> {
  const { width, height } = sheetPixels(sheet.area, sheet.blank.dpi)
  return workApart(work, sheet, photosFor([sheet.scene], parts), width * height)
}

/**
 * Does work in a process of its own, one at a time (docs/studio.md 8.14): what a large sheet takes goes
 * with that process, and pages are answered meanwhile.
 *
 * @param pixels of the sheet for the press that it draws
 */
export async function workApart<Work extends keyof Works>(
  work: Work,
  given: Given<Work>,
  parts: Parts,
  pixels = 0,
): Promise<Drawn<Work>> {
  return inTurn(async () => {
    clearTimeout(idle)
    drawer ??= startDrawer()
    try {
      return (await workIn(drawer, { work, given }, parts, pixels)) as Drawn<Work>
    } catch (error) {
      // Whatever it was, its folder gone perhaps: the next drawing gets another.
      letGo()
      throw error
    } finally {
      idle = setTimeout(letGo, idleMs).unref()
    }
  })
}

async function workIn(
  { child, folder, pixels }: Drawer,
  order: Omit<Order, 'files'>,
  parts: Parts,
  more: number,
): Promise<Record<string, Buffer>> {
  const files = await writeParts(folder, parts)
  const answer = await ask(child, { ...order, files }).catch((error: unknown) => {
    // It died, hung or never started: the next drawing gets another.
    child.kill('SIGKILL')
    drawer = undefined
    throw error
  })
  for (const path of Object.values(files)) await rm(path, { force: true })
  if ('failure' in answer) throw new Error(answer.failure)
  const drawn: Record<string, Buffer> = {}
  for (const [name, path] of Object.entries(answer.paths)) drawn[name] = await readFile(path)
  const all = pixels + more
  if (drawer) drawer.pixels = all
  if (all > mostPixelsDrawn || answer.residentBytes > mostBytesKept) letGo()
  return drawn
}

/** The photos of areas by their sha256. */
export function photosFor(
  areas: readonly Pick<SceneArea, 'items'>[],
  { photo }: SheetParts,
): Parts {
  const items = areas.flatMap((area) => area.items).filter((item) => !item.hidden)
  return Object.fromEntries(
    items.filter(isPhoto).map(({ file }) => [file, () => photo(file)] as const),
  )
}

/** One after the other, so that memory holds one of them. */
async function writeParts(folder: string, parts: Parts): Promise<Files> {
  const files: Files = {}
  for (const [name, read] of Object.entries(parts)) {
    const path = join(folder, `part-${name}`)
    await writeFile(path, await read(), { mode: 0o600 })
    files[name] = path
  }
  return files
}

function startDrawer(): Drawer {
  // People's photos lie there while they are drawn: it goes however the process ends.
  const folder = mkdtempSync(join(tmpdir(), 'tohfa-drawn-'))
  const started = fork(program, [folder], {
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: drawerEnv(folder),
  })
  const forget = () => {
    // A drawing that begins at this moment may still write there; what stays is small, and no reason to end.
    rm(folder, { recursive: true, force: true, maxRetries: 3 }).catch(() => undefined)
    if (drawer?.child === started) drawer = undefined
  }
  started.once('exit', forget)
  // One that could not be started has no exit.
  started.on('error', forget)
  return { child: started, folder, pixels: 0 }
}

/**
 * Files go to its folder (`TEMP` on Windows). With more arenas, and with a threshold that grows by
 * itself, glibc keeps what drawing took.
 */
export const drawerEnv = (folder: string) => ({
  // It opens strangers' pictures: a hole in what reads them must not give the shop's keys away.
  ...childEnv(),
  DRAWING_PRIORITY: process.env['DRAWING_PRIORITY'],
  TMPDIR: folder,
  TEMP: folder,
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '262144',
})

/** Its process ends by itself once nobody is at the other end. */
function letGo(): void {
  if (drawer?.child.connected) drawer.child.disconnect()
  drawer = undefined
}

/** One question at a time; it holds this process only as long as it is not answered. */
async function ask(child: ChildProcess, order: Order): Promise<Answer> {
  child.ref()
  child.channel?.ref()
  const hung = setTimeout(() => child.kill('SIGKILL'), mostMs)
  const answered = new AbortController()
  const { signal } = answered
  try {
    return await Promise.race([
      once(child, 'message', { signal }).then(([answer]) => answer as Answer),
      once(child, 'exit', { signal }).then(([code, by]) => {
        throw new Error(`the drawing process ended: ${by ?? code}`)
      }),
      new Promise<never>((_, reject) => child.send(order, (error) => error && reject(error))),
    ])
  } finally {
    answered.abort()
    clearTimeout(hung)
    child.unref()
    child.channel?.unref()
  }
}
