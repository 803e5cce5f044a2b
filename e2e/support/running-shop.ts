import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { makeDataDir } from './data-dir.ts'

const root = join(import.meta.dirname, '../..')
/** A first start may build the pages and draws the pictures of the sample. */
const START_MS = 180_000
const STOP_MS = 20_000

export const admin = { email: 'admin@example.com', password: 'a password for the tests' }

export interface RunningShop {
  url: string
  dataDir: string
  stop(): Promise<void>
  /** Stops the server gracefully; its data stays. */
  end(): Promise<void>
  /** Kills the server as a power cut would; its data stays, and its database keeps running. */
  kill(): Promise<void>
}

/**
 * Starts the shop as a person would, with `npm start`, on a free port with its own data, or with
 * those of a killed shop. Shop settings of the caller's environment are ignored.
 * @throws Error with the shop's output when it does not start to listen
 */
export async function startShop(
  settings: Record<string, string> = {},
  dataDir = makeDataDir(),
): Promise<RunningShop> {
  const { PATH = '', HOME = dataDir, NODE_COMPILE_CACHE } = process.env
  const npm = spawn('npm', ['start'], {
    cwd: root,
    // A process group of its own, so that all of it can be ended.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH,
      HOME,
      ...(NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE }),
      PORT: '0',
      DATA_DIR: dataDir,
      RATE_LIMITS: 'off',
      // Otherwise other work of a busy machine would come before every rendering.
      DRAWING_PRIORITY: '0',
      ADMIN_EMAIL: admin.email,
      ADMIN_PASSWORD: admin.password,
      ...settings,
    },
  })
  const exited = once(npm, 'exit')
  const end = async () => {
    npm.kill('SIGTERM')
    const timer = setTimeout(() => npm.pid && process.kill(-npm.pid, 'SIGKILL'), STOP_MS)
    await exited
    clearTimeout(timer)
  }
  const stop = async () => {
    await end()
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 })
  }

  const kill = async () => {
    if (npm.pid) process.kill(-npm.pid, 'SIGKILL')
    await exited
  }

  let output = ''
  const url = await new Promise<string | undefined>((resolve) => {
    const timer = setTimeout(() => resolve(undefined), START_MS)
    const read = (text: Buffer) => {
      output = (output + text.toString()).slice(-20_000)
      const listening = /listening on (http:\/\/[^\s"]+)/.exec(output)
      if (listening?.[1]) resolve(listening[1])
    }
    npm.stdout.on('data', read)
    npm.stderr.on('data', read)
    void exited.then(() => resolve(undefined)).finally(() => clearTimeout(timer))
  })
  if (!url) {
    await stop()
    throw new Error(`The shop did not start.\n${output}`)
  }
  return { url, dataDir, stop, end, kill }
}
