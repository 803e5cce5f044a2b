import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The clock of `/proc`, which Linux gives in hundredths of a second on every machine. */
const ticksPerMs = 1 / 10

/** The processor time in ms that a shop and the embedded database of its `dataDir` used until now. */
export function processorTime({ pid, dataDir }: { pid: number; dataDir: string }) {
  return { node: own(pid), database: withChildren(postmasterOf(dataDir)) }
}

/** The processor time in ms of children of this process: of those that ended, and of these. */
export const childrenTime = (living: readonly number[]): number =>
  living.reduce((sum, pid) => sum + own(pid), timesOf(process.pid).waitedFor / ticksPerMs)

function postmasterOf(dataDir: string): number {
  const file = join(dataDir, 'postgres', 'data', 'postmaster.pid')
  return Number(readFileSync(file, 'utf8').split('\n')[0])
}

function own(pid: number): number {
  const { user, system } = timesOf(pid)
  return (user + system) / ticksPerMs
}

/** Backends that ended count with the postmaster, which waited for them; one that ends meanwhile, at the next look. */
function withChildren(postmaster: number): number {
  for (;;) {
    const children = readdirSync('/proc')
      .map(Number)
      .filter((pid) => pid > 0 && parentOf(pid) === postmaster)
    const ended = timesOf(postmaster).waitedFor / ticksPerMs
    try {
      return [postmaster, ...children].reduce((sum, pid) => sum + own(pid), ended)
    } catch (error) {
      if (!isGone(error)) throw error
    }
  }
}

const isGone = (error: unknown) =>
  error instanceof Error && 'code' in error && ['ENOENT', 'ESRCH'].includes(String(error.code))

function parentOf(pid: number): number | undefined {
  try {
    return Number(statOf(pid)[1])
  } catch {
    // It ended while the list was read.
    return undefined
  }
}

function timesOf(pid: number) {
  const stat = statOf(pid)
  const [user, system, childrenUser, childrenSystem] = stat.slice(11, 15).map(Number)
  return {
    user: user ?? 0,
    system: system ?? 0,
    waitedFor: (childrenUser ?? 0) + (childrenSystem ?? 0),
  }
}

/** What follows the name in brackets, beginning with the state (proc(5)). */
function statOf(pid: number): string[] {
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
  return text.slice(text.lastIndexOf(')') + 2).split(' ')
}
