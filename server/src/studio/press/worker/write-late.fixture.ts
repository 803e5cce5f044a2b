/**
 * Loaded before a drawing process. It writes one more file as soon as the first of its folder was
 * removed, like a write that ends after the process was stopped.
 */
import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isMainThread, Worker, workerData } from 'node:worker_threads'

const folder = process.argv[2] ?? ''

if (isMainThread) {
  const writer = new Worker(new URL(import.meta.url), {
    argv: [folder],
    execArgv: [],
    workerData: readdirSync(folder).length,
  })
  writer.once('online', () => process.send?.('it writes'))
  writer.unref()
} else {
  while (readdirSync(folder).length === workerData);
  writeFileSync(join(folder, 'late'), '')
}
