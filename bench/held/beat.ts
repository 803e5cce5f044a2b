/**
 * Loaded into a shop by `--import …/beat.ts?socket=PATH`: measures how long its main thread is
 * blocked. A connection gets the maximum since the last question, and resets it.
 */
import { createServer } from 'node:net'
import { isMainThread } from 'node:worker_threads'

/** In milliseconds: by the clock, and what the thread worked meanwhile, which a busy machine does not add to. */
export type Held = { clock: number; worked: number }

const beatMs = 2

function watch(socketPath: string): void {
  const now = () => {
    const { user, system } = process.threadCpuUsage()
    return { clock: performance.now(), worked: (user + system) / 1_000 }
  }
  let last = now()
  let most: Held = { clock: 0, worked: 0 }
  const beat = () => {
    const next = now()
    most = {
      clock: Math.max(most.clock, next.clock - last.clock - beatMs),
      worked: Math.max(most.worked, next.worked - last.worked),
    }
    last = next
  }
  setInterval(beat, beatMs).unref()
  createServer((connection) => {
    beat()
    connection.end(JSON.stringify(most))
    most = { clock: 0, worked: 0 }
  })
    .listen(socketPath)
    .unref()
}

const path = new URL(import.meta.url).searchParams.get('socket')
if (path && isMainThread) watch(path)
