/** The program of the thread that draws PDFs; `draw-in-thread.ts` starts it. */
import { once } from 'node:events'
import type { MessagePort } from 'node:worker_threads'

/** What a PDF is drawn of that is too large to be handed over at once: it is asked for by number. */
export type ReadPart<Part> = (number: number) => Promise<Part>

/** What a thread that draws in portions says: a portion, or which part it goes on with. */
export type ThreadMessage = { portion: Uint8Array } | { part: number }

/** Draws by the function `draw` of a module. */
export async function draw({ module, given }: { module: string; given: unknown }) {
  const drawer = (await import(module)) as { draw: (given: unknown) => Promise<Buffer> }
  return drawer.draw(given)
}

type Portions = (given: unknown, read: ReadPart<unknown>) => AsyncIterable<Uint8Array>

/** Draws by the generator `draw` of a module, a portion for each answer of the port. */
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
