import { once } from 'node:events'
import {
  chownSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { StartError } from './start-error.ts'
import type { Runner } from './runner.ts'

const HALF_DONE = 'data.new-'
const MAJOR = '18'

/** Sized for a small machine; written to postgresql.conf once, so that a shop may change them. */
const SETTINGS = {
  shared_buffers: '128MB',
  max_connections: '60',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  fsync: 'on',
  synchronous_commit: 'on',
}

/**
 * Makes PostgreSQL's data directory unless it is there. initdb works in a directory beside it
 * that is renamed at the end: an interrupted one leaves nothing that looks finished.
 *
 * Everyone who can open the socket is trusted: it lies in a directory of mode 700 and there is no
 * TCP port, so whoever gets that far can read the files themselves. A password would only be one
 * more secret to keep beside them.
 *
 * The text order and upper case come from PostgreSQL's own Unicode tables: the same on every
 * machine, with no index that breaks when the system's C library or ICU is upgraded.
 *
 * @throws StartError when initdb fails, or the files are another major version's
 */
export async function initialiseCluster(
  initdb: string,
  runner: Runner,
  data: string,
): Promise<void> {
  const home = dirname(data)
  for (const entry of readdirSync(home)) {
    if (entry.startsWith(HALF_DONE)) await remove(join(home, entry))
  }
  if (existsSync(data)) return checkVersion(data)

  const half = mkdtempSync(join(home, HALF_DONE))
  if (runner.owner) chownSync(half, runner.owner.uid, runner.owner.gid)
  const child = runner.start(
    initdb,
    [
      `--pgdata=${half}`,
      '--username=tohfa',
      '--auth=trust',
      '--encoding=UTF8',
      '--locale=C',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--no-instructions',
      ...Object.entries(SETTINGS).map(([name, value]) => `--set=${name}=${value}`),
    ],
    { cwd: home, stdio: ['ignore', 'ignore', 'pipe'] },
  )
  let complaint = ''
  child.stderr?.on('data', (text: Buffer) => (complaint += text.toString()))
  const [code] = (await once(child, 'close')) as [number | null]
  if (code !== 0) {
    await remove(half)
    throw new StartError(`The embedded database could not be created: ${complaint.trim()}`)
  }
  renameSync(half, data)
}

/** Several times where needed: an initdb whose server was killed may be clearing up in there too. */
async function remove(dir: string): Promise<void> {
  for (let attempt = 0; existsSync(dir) && attempt < 40; attempt++) {
    try {
      rmSync(dir, { recursive: true, force: true })
    } catch {
      // Something came or went meanwhile.
    }
    if (existsSync(dir)) await sleep(50)
  }
}

function checkVersion(data: string): void {
  const version = readFileSync(join(data, 'PG_VERSION'), 'utf8').trim()
  if (version !== MAJOR) {
    throw new StartError(
      `The database in ${data} was made by PostgreSQL ${version}; this shop brings ${MAJOR}. ` +
        'Dump it with the old version, restore it into an empty DATA_DIR, and start again.',
    )
  }
}
