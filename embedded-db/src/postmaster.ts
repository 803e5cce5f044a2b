import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Layout } from './layout.ts'
import { readPostmasterFile } from './postmaster-file.ts'
import type { Runner } from './runner.ts'

/** Set at every start: where things lie, and logs that a shop's disk can bear (one week). */
const settings = (layout: Layout, socketDir: string) => ({
  listen_addresses: '',
  port: '5432',
  unix_socket_directories: `"${socketDir.replaceAll('"', '""')}"`,
  unix_socket_permissions: '0700',
  logging_collector: 'on',
  log_destination: 'stderr',
  log_directory: layout.log,
  log_filename: 'postgres-%a.log',
  log_rotation_age: '1d',
  log_rotation_size: '0',
  log_truncate_on_rotation: 'on',
  log_min_error_statement: 'panic',
  log_checkpoints: 'off',
})

/** How long recovery after a crash may take before the start counts as failed. */
const READY_MS = 60_000

export interface Postmaster {
  process: ChildProcess
  /** settles when it takes connections; rejects with PostgreSQL's last words when it will not */
  ready: Promise<void>
  /** settles when the process is gone, or never came to be */
  ended: Promise<void>
}

/**
 * Starts one PostgreSQL. It has a session of its own: the terminal's Ctrl+C reaches the server
 * only, which finishes its requests first.
 */
export function startPostmaster(
  postgres: string,
  runner: Runner,
  layout: Layout,
  socketDir: string,
): Postmaster {
  const options = Object.entries(settings(layout, socketDir))
  const child = runner.start(
    postgres,
    ['-D', layout.data, ...options.flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    { cwd: layout.home, detached: true, stdio: ['ignore', 'ignore', 'pipe'] },
  )
  let complaint = ''
  child.stderr?.on('data', (text: Buffer) => (complaint = (complaint + text).slice(-2000)))
  const state = { gone: false }
  const ended = once(child, 'exit').then(
    () => void (state.gone = true),
    () => void (state.gone = true),
  )
  const becomeReady = async () => {
    const deadline = Date.now() + READY_MS
    while (!state.gone && Date.now() < deadline) {
      const written = readPostmasterFile(layout.data)
      if (written?.ready && written.pid === child.pid) return
      await Promise.race([sleep(10), ended])
    }
    child.kill('SIGQUIT')
    throw new Error(lastWords(layout.log, complaint))
  }
  return { process: child, ready: becomeReady(), ended }
}

/** The end of the newest log: what PostgreSQL says after the first moments goes there. */
function lastWords(log: string, complaint: string): string {
  const newest = readdirSync(log)
    .map((name) => join(log, name))
    .sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs)[0]
  const lines = (newest ? readFileSync(newest, 'utf8') : '').trim().split('\n').slice(-5)
  return [complaint.trim(), ...lines].filter(Boolean).join('\n')
}
