import { mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import { freemem, tmpdir } from 'node:os'
import { join } from 'node:path'
import { isAlive } from './process-info.ts'

const gigabyte = 2 ** 30
const memory = '/dev/shm'

/**
 * A new directory for what need not outlive this process, in memory where the machine has plenty:
 * a disk takes ten times as long for a copy of a database. Those of processes that were killed are
 * removed.
 *
 * @param prefix begins its name, before the number of this process
 */
export function makeMemoryDir(prefix: string): string {
  const parent = hasRoom() ? memory : tmpdir()
  for (const name of readdirSync(parent)) {
    const [start, pid] = name.split('-')
    if (start === prefix && Number(pid) > 0 && !isAlive(Number(pid)))
      rmSync(join(parent, name), { recursive: true, force: true })
  }
  return mkdtempSync(join(parent, `${prefix}-${process.pid}-`))
}

function hasRoom(): boolean {
  try {
    const { bavail, bsize } = statfsSync(memory)
    return bavail * bsize > 2 * gigabyte && freemem() > 4 * gigabyte
  } catch {
    return false
  }
}
