import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { listeningPattern } from '../server/src/platform/runtime/listening.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

export type RunningShop = {
  url: string
  dataDir: string
  pid: number
  stop(): Promise<void>
}

/**
 * Starts the shop as `npm start` does, on a free port with its own data and without rate limits.
 * @param settings override the defaults of benchmarks
 */
export async function startShop(settings: Record<string, string> = {}): Promise<RunningShop> {
  const dataDir = await mkdtemp(join(tmpdir(), 'tohfa-bench-'))
  const own = { PORT: '0', DATA_DIR: dataDir, RATE_LIMITS: 'off', LOG_LEVEL: 'warn' }
  const child = spawn(process.execPath, ['start.mjs'], {
    cwd: root,
    env: { ...process.env, ...own, ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const url = await new Promise<string>((resolve, reject) => {
    let output = ''
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString()
      const listening = listeningPattern.exec(output)
      if (listening?.[1]) resolve(listening[1])
    })
    void ended.then(() => reject(new Error(`the shop did not start:\n${output}`)))
  })
  return {
    url,
    dataDir,
    pid: child.pid ?? 0,
    async stop() {
      child.kill('SIGTERM')
      await ended
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
