import { readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startTimeOf } from './process-info.ts'

const RELEASED = 'released'

export interface Claim {
  /** Lets the claim outlive this process for as long as that one runs, and any shared with before. */
  shareWith(pid: number): void
  release(): void
}

/**
 * Claims something for this process, until `release` or the process's end, however it comes.
 *
 * Each holder makes the file `<name>.<number>` with the next number, and nobody ever removes the
 * highest one. Two processes that find the same dead holder want the same next file, and the file
 * system gives it to one of them. (Removing a stale file instead could remove the claim of the
 * quicker process.)
 *
 * @param dir an existing directory
 * @returns the claim, or the process id of the living holder
 */
export async function claim(dir: string, name: string): Promise<Claim | { holder: string }> {
  for (;;) {
    const latest = Math.max(0, ...generations(dir, name))
    const holder = latest > 0 ? await livingHolder(join(dir, `${name}.${latest}`)) : undefined
    if (holder) return { holder }
    const path = join(dir, `${name}.${latest + 1}`)
    try {
      writeFileSync(path, identity(process.pid), { flag: 'wx' })
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'EEXIST') continue
      throw error
    }
    for (const older of generations(dir, name)) {
      if (older <= latest) rmSync(join(dir, `${name}.${older}`), { force: true })
    }
    const holders = [identity(process.pid)]
    return {
      shareWith(pid) {
        holders.push(identity(pid))
        writeFileSync(path, holders.join('\n'))
      },
      release: () => writeFileSync(path, RELEASED),
    }
  }
}

const identity = (pid: number) => `${pid} ${startTimeOf(pid)}`

function generations(dir: string, name: string): number[] {
  return readdirSync(dir)
    .filter((entry) => entry.startsWith(`${name}.`))
    .map((entry) => Number(entry.slice(name.length + 1)))
    .filter(Number.isInteger)
}

/** The process id in a claim's file, if that very process still runs. */
async function livingHolder(path: string): Promise<string | undefined> {
  let text = read(path)
  // Made but not yet written: its holder is between two system calls, or died there.
  for (let wait = 0; text === '' && wait < 10; wait++) {
    await sleep(50)
    text = read(path)
  }
  for (const line of text.split('\n')) {
    const [pid = '', ...birth] = line.split(' ')
    if (birth.length > 0 && startTimeOf(Number(pid)) === birth.join(' ')) return pid
  }
  return undefined
}

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return RELEASED
  }
}
