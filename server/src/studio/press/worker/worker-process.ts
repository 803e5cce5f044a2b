/**
 * The process that draws sheets and mock-ups, one at a time (docs/studio.md 8.14).
 * `render-in-process.ts` starts it, and it ends with the connection.
 */
import { rmSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { setPriority } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import type { Answer, Order } from './render-in-process.ts'
import { type Files, tasks } from './tasks.ts'

// Pages have priority, because somebody waits for them. A test waits for the drawing itself.
setPriority(Number(process.env['DRAWING_PRIORITY'] ?? 10))
sharp.concurrency(1)
sharp.cache(false)

/** Large results go through files: through a pipe they would be in memory several times. */
const folder = process.argv[2] ?? ''
if (folder === '') throw new Error('a drawing process is started with its folder')
// Its starter does so too, but may be gone. A file that a thread still writes comes after the first look.
process.on('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }))

// A signal to the shop must not kill a drawing: the shop ends in order, with its drawings.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined)
process.on('disconnect', () => process.exit())
process.on('message', (order: Order) => void draw(order).then((answer) => process.send?.(answer)))

type Task = (given: unknown, files: Files) => Promise<Record<string, Buffer>>

async function draw(order: Order): Promise<Answer> {
  const task = tasks[order.task] as Task
  try {
    const paths: Record<string, string> = {}
    for (const [name, bytes] of Object.entries(await task(order.given, order.files))) {
      paths[name] = join(folder, name)
      await writeFile(paths[name], bytes, { mode: 0o600 })
    }
    return { paths, residentBytes: process.memoryUsage.rss() }
  } catch (error) {
    return { failure: error instanceof Error ? error.message : String(error) }
  }
}
