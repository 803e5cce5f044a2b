import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sheetPixels } from '@tohfa/print-engine/scene/sheet-pixels'
import type { SceneArea } from '@tohfa/print-engine/scene/scene'
import { Failure } from '#platform/http/failures.ts'
import { createFairQueue, type Turn } from '#platform/threads/fair-queue.ts'
import { isPhoto } from '#studio/designs/scene-photos.ts'
import { childEnv } from '@tohfa/embedded-db/child-env'
import type { Sheet, SheetParts } from '#studio/press/sheet.ts'
import type { TaskOutput, Files, TaskInput, Tasks } from './tasks.ts'

export type Order = { task: keyof Tasks; given: unknown; files: Files }
/** The place of the result until the next task, or the reason why there is none. */
export type Answer = { paths: Record<string, string>; residentBytes: number } | { failure: string }

/** A process with the folder of its files, and how many pixels its sheets had so far. */
type Drawer = {
  child: ChildProcess
  folder: string
  pixels: number
  isDrawing: boolean
  idle?: NodeJS.Timeout
}

const program = fileURLToPath(new URL('worker-process.ts', import.meta.url))
/** The limits of work and memory after which a process is not reused: three mugs, and no shirt. */
const mostPixelsDrawn = 10_000_000
const mostBytesKept = 200_000_000
/** Whoever fills in a second field comes back sooner. */
const idleMs = 20_000

/** The person of a drawing, and its time limit. */
export type DrawingTurn = Turn & { mostMs: number }

/** Files of orders: the shop's own work. A shirt full of large photos takes half a minute on a busy machine. */
export const forPress: DrawingTurn = { who: 'press', rank: 0, mostMs: 120_000 }
/** A proof is drawn like its press file, and somebody waits for it. */
export const forProof = (who: string): DrawingTurn => ({ who, rank: 1, mostMs: 60_000 })
/** A picture of a page is small, and can be requested again. */
export const forPage = (who: string, signal?: AbortSignal): DrawingTurn => ({
  who,
  rank: 2,
  mostMs: 20_000,
  signal,
})

/** Rows of a list wait behind everything that somebody looks at right now. */
export const forList = (who: string): DrawingTurn => ({ who, rank: 3, mostMs: 60_000 })

/** All designs that one person can store may be queued, with the pictures of their proofs. */
const waiting = { mostOfOne: 100, most: 1_000 }
/** Two at once, each for another person: large drawings do not delay small ones. */
const enqueue = createFairQueue({ ...waiting, atOnce: 2 })
/** Of shirts and the like, which take much memory, one. */
const enqueueLarge = createFairQueue({ ...waiting, atOnce: 1 })
const drawers = new Set<Drawer>()

/** Further inputs of a drawing, by name. */
type Parts = Readonly<Record<string, () => Promise<Buffer>>>

/** Draws a sheet for the press in the drawing process. */
export function renderInProcess<Task extends 'sheet' | 'pdf'>(
  task: Task,
  sheet: Sheet,
  parts: SheetParts,
  turn = forPress,
): Promise<TaskOutput<Task>> {
  const { width, height } = sheetPixels(sheet.area, sheet.blank.dpi)
  return runInProcess(task, sheet, photosFor([sheet.scene], parts), turn, width * height)
}

/**
 * Runs work in a separate process, in turns by person (docs/studio.md 8.14). The memory of a large
 * sheet is freed with that process, and pages are answered meanwhile.
 *
 * @param pixels of the press sheet that it draws
 * @throws Failure 503 `drawing_too_long` after its time limit
 */
export async function runInProcess<Task extends keyof Tasks>(
  task: Task,
  given: TaskInput<Task>,
  parts: Parts,
  turn = forPress,
  pixels = 0,
): Promise<TaskOutput<Task>> {
  const draw = () =>
    enqueue(
      turn,
      () => runInOne({ task, given }, parts, pixels, turn.mostMs) as Promise<TaskOutput<Task>>,
    )
  return pixels > mostPixelsDrawn ? enqueueLarge(turn, draw) : draw()
}

async function runInOne(
  order: Omit<Order, 'files'>,
  parts: Parts,
  pixels: number,
  mostMs: number,
): Promise<Record<string, Buffer>> {
  const drawer = [...drawers].find(({ isDrawing }) => !isDrawing) ?? startDrawer()
  clearTimeout(drawer.idle)
  drawer.isDrawing = true
  try {
    const drawn = await runIn(drawer, order, parts, mostMs)
    drawer.pixels += pixels
    return drawn
  } catch (error) {
    // Whatever it was, its folder gone perhaps: the next drawing gets another.
    letGo(drawer)
    throw error
  } finally {
    drawer.isDrawing = false
    if (drawer.pixels > mostPixelsDrawn) letGo(drawer)
    drawer.idle = setTimeout(() => letGo(drawer), idleMs).unref()
  }
}

async function runIn(
  drawer: Drawer,
  order: Omit<Order, 'files'>,
  parts: Parts,
  mostMs: number,
): Promise<Record<string, Buffer>> {
  const { child, folder } = drawer
  const files = await writeParts(folder, parts)
  const answer = await ask(child, { ...order, files }, mostMs).catch((error: unknown) => {
    // It died, hung or never started: the next drawing gets another.
    child.kill('SIGKILL')
    drawers.delete(drawer)
    throw error
  })
  for (const path of Object.values(files)) await rm(path, { force: true })
  if ('failure' in answer) throw new Error(answer.failure)
  const drawn: Record<string, Buffer> = {}
  for (const [name, path] of Object.entries(answer.paths)) drawn[name] = await readFile(path)
  if (answer.residentBytes > mostBytesKept) letGo(drawer)
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
  // People's photos are in it while they are drawn, so it is deleted however the process ends.
  const folder = mkdtempSync(join(tmpdir(), 'tohfa-drawn-'))
  const started = fork(program, [folder], {
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: drawerEnv(folder),
  })
  const drawer: Drawer = { child: started, folder, pixels: 0, isDrawing: false }
  drawers.add(drawer)
  const forget = () => {
    // A drawing that is just starting may still write there; the leftover is small, and no reason
    // to stop.
    rm(folder, { recursive: true, force: true, maxRetries: 3 }).catch(() => undefined)
    drawers.delete(drawer)
  }
  started.once('exit', forget)
  // One that could not be started has no exit.
  started.on('error', forget)
  return drawer
}

/**
 * Files go to its folder (`TEMP` on Windows). With more arenas, and with a growing threshold, glibc
 * keeps the memory of a drawing.
 */
export const drawerEnv = (folder: string) => ({
  // It decodes untrusted pictures: a vulnerability in a decoder must not expose the shop's keys.
  ...childEnv(),
  DRAWING_PRIORITY: process.env['DRAWING_PRIORITY'],
  TMPDIR: folder,
  TEMP: folder,
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '262144',
})

/** Its process ends by itself when the connection closes. */
function letGo(drawer: Drawer): void {
  if (drawer.child.connected) drawer.child.disconnect()
  drawers.delete(drawer)
}

/** One task at a time; it keeps this process alive only while it is unanswered. */
async function ask(child: ChildProcess, order: Order, mostMs: number): Promise<Answer> {
  child.ref()
  child.channel?.ref()
  const answered = new AbortController()
  const { signal } = answered
  const tooLong = Promise.withResolvers<never>()
  const timer = setTimeout(
    () => tooLong.reject(new Failure('drawing_too_long', { retryAfter: 60 })),
    mostMs,
  )
  try {
    return await Promise.race([
      once(child, 'message', { signal }).then(([answer]) => answer as Answer),
      once(child, 'exit', { signal }).then(([code, by]) => {
        throw new Error(`the drawing process ended: ${by ?? code}`)
      }),
      tooLong.promise,
      new Promise<never>((_, reject) => child.send(order, (error) => error && reject(error))),
    ])
  } finally {
    answered.abort()
    clearTimeout(timer)
    child.unref()
    child.channel?.unref()
  }
}
