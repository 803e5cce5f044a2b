/** The program of the thread that draws PDFs; `draw-in-thread.ts` starts it. */
import { once } from 'node:events'
import type { MessagePort } from 'node:worker_threads'

/** Input of a PDF that is too large to be passed at once: the thread requests parts by number. */
export type ReadPart<Part> = (number: number) => Promise<Part>

/**
 * A message of a thread that draws in portions: a portion, or the number of the part that it needs.
 */
export type ThreadMessage = { portion: Uint8Array } | { part: number }

/** Draws with the function `draw` of a module. */
export async function draw({ module, given }: { module: string; given: unknown }) {
  const drawer = (await import(module)) as { draw: (given: unknown) => Promise<Buffer> }
  return drawer.draw(given)
}

type Portions = (given: unknown, read: ReadPart<unknown>) => AsyncIterable<Uint8Array>

/** Draws with the generator `draw` of a module, a portion for each answer of the port. */
export async function drawPortions({
  module,
  given,
  port,
}: {
  module: string
  given: unknown
  port: MessagePort
}): Promise<void> {
  async function send(message: ThreadMessage): Promise<unknown> {
    const answered = once(port, 'message')
    port.postMessage(message)
    return (await answered)[0]
  }
  const drawer = (await import(module)) as { draw: Portions }
  for await (const portion of drawer.draw(given, (part) => send({ part }))) await send({ portion })
  port.close()
}
