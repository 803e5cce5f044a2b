import type { Questions, Reply } from './studio.worker.ts'

type Waiting = { resolve: (answer: never) => void; reject: (error: Error) => void }

let worker: Worker | undefined
let lastId = 0
const waiting = new Map<number, Waiting>()

/**
 * Asks the studio's worker, which starts with the first question.
 *
 * @throws Error where the browser runs no such worker or no WebAssembly, or a file cannot be had
 */
export function askWorker<Kind extends keyof Questions>(
  kind: Kind,
  question: Questions[Kind]['question'],
): Promise<Questions[Kind]['answer']> {
  return new Promise((resolve, reject) => {
    worker ??= start()
    lastId += 1
    waiting.set(lastId, { resolve, reject })
    worker.postMessage({ id: lastId, kind, question }, [])
  })
}

function start(): Worker {
  const started = new Worker(new URL('studio.worker.ts', import.meta.url), { type: 'module' })
  started.addEventListener('message', ({ data }: MessageEvent<Reply>) => {
    const { resolve, reject } = waiting.get(data.id) ?? {}
    waiting.delete(data.id)
    if ('answer' in data) resolve?.(data.answer as never)
    else reject?.(new Error(data.error))
  })
  started.addEventListener('error', () => {
    for (const { reject } of waiting.values()) reject(new Error('the worker did not start'))
    waiting.clear()
    worker = undefined
  })
  return started
}
