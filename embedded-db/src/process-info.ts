import { execFileSync } from 'node:child_process'
import { childEnv } from './child-env.ts'
import { readFileSync } from 'node:fs'

/** Whether a process with this id runs; one that has ended and waits to be reaped does not. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false
  }
  return processState(pid) !== 'Z'
}

/**
 * A text that no other process shares with this one, a later owner of the same id included:
 * the machine's boot and the process's start within it. Empty when the process is gone.
 */
export function startTimeOf(pid: number): string {
  if (!isAlive(pid)) return ''
  const started = statFields(pid)?.[19]
  if (started) return `${readOrEmpty('/proc/sys/kernel/random/boot_id').trim()}:${started}`
  return ps(pid, 'lstart=')
}

/** The command line of a process, or an empty text when it cannot be known. */
export function commandOf(pid: number): string {
  const fromProc = readOrEmpty(`/proc/${pid}/cmdline`).replaceAll('\0', ' ')
  return fromProc || ps(pid, 'command=')
}

function processState(pid: number): string {
  return statFields(pid)?.[0] ?? ''
}

/** The fields of /proc/<pid>/stat after the name, which may itself hold spaces and brackets. */
function statFields(pid: number): string[] | undefined {
  const stat = readOrEmpty(`/proc/${pid}/stat`)
  return stat ? stat.slice(stat.lastIndexOf(')') + 2).split(' ') : undefined
}

function readOrEmpty(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}

function ps(pid: number, column: string): string {
  if (process.platform === 'linux') return ''
  try {
    return execFileSync('ps', ['-o', column, '-p', String(pid)], {
      env: childEnv(),
      encoding: 'utf8',
    }).trim()
  } catch {
    return ''
  }
}
