import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

/** Where the embedded database keeps its things below DATA_DIR. */
export interface Layout {
  /** everything below is the database's own */
  home: string
  /** PostgreSQL's data directory */
  data: string
  /** its log files, one for each day of the week */
  log: string
}

/** The longest path that a Unix socket may have on every system (macOS: 104 with the final zero). */
const MAX_SOCKET_PATH = 103
const SOCKET_NAME = '.s.PGSQL.5432'
const TEMPORARY = join(tmpdir(), 'tohfa-postgres-')

export function layoutOf(dataDir: string): Layout {
  const home = join(dataDir, 'postgres')
  return { home, data: join(home, 'data'), log: join(home, 'log') }
}

/**
 * Makes an empty directory of mode 700 for the database's socket: below DATA_DIR, or in the
 * system's directory for temporary files where the path would be longer than a socket's may be.
 */
export function makeSocketDir(home: string): string {
  const near = join(home, 'run')
  if (Buffer.byteLength(join(near, SOCKET_NAME)) > MAX_SOCKET_PATH) return mkdtempSync(TEMPORARY)
  rmSync(near, { recursive: true, force: true })
  mkdirSync(near)
  chmodSync(near, 0o700)
  return near
}

/** Removes the socket's directory; one that a killed server left behind as well. */
export function removeSocketDir(path: string, home: string): void {
  if (path.startsWith(TEMPORARY) || dirname(path) === home) {
    rmSync(path, { recursive: true, force: true })
  }
}

/** The shop's database as node-postgres takes it. Only the directory counts, not `localhost`. */
export function socketUrl(socketDir: string, database: string): string {
  return `postgres://tohfa@localhost/${database}?host=${encodeURIComponent(socketDir)}`
}
