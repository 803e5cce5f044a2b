import { once } from 'node:events'
import { MessageChannel } from 'node:worker_threads'
import { createThread } from '#platform/threads/work-thread.ts'
import type * as tasks from './pdf-thread.ts'
import type { ReadPart, ThreadMessage } from './pdf-thread.ts'

const program = new URL('pdf-thread.ts', import.meta.url)

/** Draws a PDF from data that can be passed to a thread. */
export type Drawer<Given> = (given: Given) => Promise<Buffer>

/**
 * Draws PDFs in a separate thread. Opening a font takes as long as many calls, and a PDF with many
 * lines takes longer than a person may wait.
 * @param module exports the function `draw`
 * @param mostMs for one PDF; beyond that it fails with 503 `too_busy`
 */
export function createPdfThread(module: URL, mostMs: number): Drawer<object> {
  const runInThread = createThread<typeof tasks>(program, mostMs)
  return async (given) => Buffer.from(await runInThread('draw', { module: module.href, given }))
}

/** Draws a PDF in portions as they are read. */
type PortionDrawer<Given, Part> = (given: Given, read: ReadPart<Part>) => AsyncGenerator<Buffer>

/**
 * Draws PDFs that are too large for memory in a separate thread. It draws only as far as the reader
 * reads, and ends when the reader disconnects.
 * @param module exports the generator `draw`
 * @param mostMs between two portions; beyond that it fails with 503 `too_busy`
 */
export function createPortionThread<Given extends object, Part>(
  module: URL,
  mostMs: number,
): PortionDrawer<Given, Part> {
  const runInThread = createThread<typeof tasks>(program, mostMs)
  return async function* drawInThread(given, read) {
    const { port1: port, port2 } = new MessageChannel()
    const giveUp = new AbortController()
    const next = () => once(port, 'message') as Promise<[ThreadMessage]>
    let heard = next()
    const done = runInThread(
      'drawPortions',
      { module: module.href, given, port: port2 },
      { signal: giveUp.signal, transfer: [port2] },
    )
    try {
      for (;;) {
        const late = setTimeout(() => giveUp.abort(), mostMs)
        const received = await Promise.race([heard, done]).finally(() => clearTimeout(late))
        if (!received) return
        const [message] = received
        let part: Part | undefined
        if ('portion' in message) yield Buffer.from(message.portion)
        else part = await read(message.part)
        heard = next()
        port.postMessage(part)
      }
    } finally {
      done.catch(() => undefined)
      giveUp.abort()
      port.close()
    }
  }
}
