import { execFileSync } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, rmdirSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A disk that can be filled to its last byte. */
export type SmallDisk = {
  dir: string
  /** Writes until there is no space left. */
  fill(): void
  /** Takes that away again. */
  clear(): void
  close(): void
}

/** Only an administrator of a Linux machine may mount a disk. */
export const canMountDisk = () => process.platform === 'linux' && process.getuid?.() === 0

/** A disk in memory of this many mebibytes. */
export function openSmallDisk(mebibytes: number): SmallDisk {
  const dir = mkdtempSync(join(tmpdir(), 'tohfa-small-disk-'))
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${mebibytes}m`, 'tmpfs', dir])
  const ballast = join(dir, 'ballast')
  return {
    dir,
    fill() {
      const file = openSync(ballast, 'a')
      for (const bytes of [2 ** 20, 2 ** 12]) writeWhilePossible(file, Buffer.alloc(bytes))
      closeSync(file)
    },
    clear: () => rmSync(ballast, { force: true }),
    close() {
      execFileSync('umount', [dir])
      rmdirSync(dir)
    },
  }
}

function writeWhilePossible(file: number, bytes: Buffer): void {
  try {
    for (;;) writeSync(file, bytes)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
  }
}
