import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { isPhoto } from '../../scene-photos.ts'
import { createTurns } from '../../turns.ts'
import type { Sheet, SheetParts } from '../sheet.ts'
import type { Drawn, Masters, Works } from './works.ts'

export type Order = { work: keyof Works; sheet: Sheet; masters: Masters }
/** Where what was drawn lies until the next order, or why there is nothing. */
export type Answer = { paths: Record<string, string>; residentBytes: number } | { failure: string }

const program = fileURLToPath(new URL('draw-process.ts', import.meta.url))
/** What a process may have taken and still draw the next: a shirt takes three times as much. */
const mostBytesKept = 200_000_000
/** Whoever fills in a second field comes back sooner. */
const idleMs = 20_000
/** As long as the most patient job; what takes longer hangs, and would hold up all that wait. */
const mostMs = 300_000

const inTurn = createTurns(Infinity)
let drawer: ChildProcess | undefined
let idle: NodeJS.Timeout | undefined

/**
 * Draws a sheet in a process of its own, one at a time (docs/studio.md 8.14): what a large one takes
 * goes with that process, and pages are answered meanwhile.
 */
export async function drawApart<Work extends keyof Works>(
  work: Work,
  sheet: Sheet,
  parts: SheetParts,
): Promise<Drawn<Work>> {
  return inTurn(async () => {
    const masters = await mastersOf(sheet, parts)
    clearTimeout(idle)
    drawer ??= startDrawer()
    const answer = await ask(drawer, { work, sheet, masters }).catch((error: unknown) => {
      // It died, hung or never started: the next drawing gets another.
      drawer?.kill('SIGKILL')
      drawer = undefined
      throw error
    })
    if ('failure' in answer) throw new Error(answer.failure)
    const drawn: Record<string, Buffer> = {}
    for (const [name, path] of Object.entries(answer.paths)) drawn[name] = await readFile(path)
    if (answer.residentBytes > mostBytesKept) letGo()
    else idle = setTimeout(letGo, idleMs).unref()
    return drawn as Drawn<Work>
  })
}

async function mastersOf({ scene }: Sheet, { photo }: SheetParts): Promise<Masters> {
  const masters: Masters = {}
  for (const item of scene.items)
    if (!item.hidden && isPhoto(item)) masters[item.file] ??= await photo(item.file)
  return masters
}

function startDrawer(): ChildProcess {
  const started = fork(program, {
    serialization: 'advanced',
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    // With more arenas glibc keeps what drawing took.
    env: { ...process.env, MALLOC_ARENA_MAX: '2' },
  })
  const forget = () => {
    if (drawer === started) drawer = undefined
  }
  started.once('exit', forget)
  // One that could not be started has no exit.
  started.on('error', forget)
  return started
}

/** Its process ends by itself once nobody is at the other end. */
function letGo(): void {
  if (drawer?.connected) drawer.disconnect()
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
