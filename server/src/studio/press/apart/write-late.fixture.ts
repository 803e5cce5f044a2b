/**
 * Loaded before a drawing process, beside which it writes one more file as soon as the first of its
 * folder was removed: as a write that was under way ends after the process was told to.
 */
import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isMainThread, parentPort, Worker } from 'node:worker_threads'

const folder = process.argv[2] ?? ''

if (isMainThread) {
  const writer = new Worker(new URL(import.meta.url), { argv: [folder], execArgv: [] })
  writer.once('message', () => process.send?.('it writes'))
  writer.unref()
} else {
  const before = readdirSync(folder).length
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort?.postMessage('ready')
  while (readdirSync(folder).length === before);
  writeFileSync(join(folder, 'late'), '')
}
