import { readFileSync, realpathSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { StartError } from './start-error.ts'
import { commandOf, isAlive } from './process-info.ts'

/**
 * Ends a PostgreSQL that a killed server left running on these files, in good order.
 *
 * @returns the directory of that PostgreSQL's socket, for its removal
 * @throws StartError when it cannot be ended
 */
export async function stopOrphan(data: string, log: (message: string) => void) {
  const found = readPostmasterFile(data)
  if (!found) return undefined
  if (!isAlive(found.pid)) return found.socketDir
  if (!isPostmasterOf(found.pid, data)) {
    // The number belongs to another process now; PostgreSQL would take that for its predecessor.
    rmSync(join(data, 'postmaster.pid'), { force: true })
    return found.socketDir
  }
  log(`stopping the database that an earlier server left running (process ${found.pid})`)
  if (!(await endPostmaster(found.pid))) {
    throw new StartError(
      `A PostgreSQL (process ${found.pid}) already runs on ${data} and could not be stopped. ` +
        'Stop it and start again.',
    )
  }
  return found.socketDir
}

/**
 * Asks a postmaster for a fast shutdown (its clients are cut off, what was committed is kept),
 * after 10 seconds for an immediate one, after 5 more kills it.
 *
 * @returns whether it is gone
 */
export async function endPostmaster(pid: number): Promise<boolean> {
  const steps: [NodeJS.Signals, number][] = [
    ['SIGINT', 10_000],
    ['SIGQUIT', 5000],
    ['SIGKILL', 2000],
  ]
  for (const [signal, waitMs] of steps) {
    try {
      process.kill(pid, signal)
    } catch {
      return !isAlive(pid)
    }
    for (const end = Date.now() + waitMs; Date.now() < end; await sleep(20)) {
      if (!isAlive(pid)) return true
    }
  }
  return false
}

interface PostmasterFile {
  pid: number
  socketDir: string
  ready: boolean
}

/** What a postmaster wrote about itself; undefined when there is no such file. */
export function readPostmasterFile(data: string): PostmasterFile | undefined {
  try {
    const lines = readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')
    const pid = Math.abs(Number(lines[0]))
    if (!pid) return undefined
    return { pid, socketDir: lines[4] ?? '', ready: lines[7]?.trim() === 'ready' }
  } catch {
    return undefined
  }
}

/** Where the system does not tell a process's command line, it counts as the postmaster. */
function isPostmasterOf(pid: number, data: string): boolean {
  const command = commandOf(pid)
  if (command === '') return true
  return command.includes('postgres') && [data, realpathSync(data)].some((d) => command.includes(d))
}
