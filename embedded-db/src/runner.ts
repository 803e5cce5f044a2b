import { execFileSync, spawn } from 'node:child_process'
import type { ChildProcess, SpawnOptions } from 'node:child_process'
import { chownSync, lstatSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { childEnv } from './child-env.ts'
import { StartError } from './start-error.ts'
import { type Binaries, cannotRun } from './binaries.ts'

/** How PostgreSQL's programs are started so that they do not see themselves as root. */
export interface Runner {
  /** the user who must own the database's files; undefined where we are no root anyway */
  owner?: Owner
  start(program: string, args: string[], options: SpawnOptions): ChildProcess
}

interface Owner {
  uid: number
  gid: number
}

type Candidate = Runner & { command(program: string, args: string[]): Command }
interface Command {
  file: string
  args: string[]
  uid?: number
  gid?: number
}

/** `nobody` in every distribution that glibc runs on; initdb wants a user with a name. */
const NOBODY = 65534
/**
 * Whether the user is not root, may write to the directory, and can do what both programs do
 * first: find themselves and their neighbours. They ask the system in a way that forgets rights.
 */
const PROBE = `
test "$(id -u)" != 0 && test -w "$3" && test -x "$3" || exit 1
if test -e "$4"; then "$2" -C data_directory -D "$4"; else "$1" --show -D "$4"; fi
`

/**
 * Chooses how to run PostgreSQL, which refuses to run as root. An ordinary user just runs it.
 * Root tries these in order, until a program works and may write to `dir`:
 * 1. the user who owns the database's files already
 * 2. a user namespace: the kernel still sees root, so directories of mode 700 stay open
 * 3. the user `nobody`
 *
 * @param dir an existing directory that is the database's own; it is given to the user chosen
 * @param filesOf the database's files within, when there are some already
 * @throws StartError when the programs do not run on this machine, or root finds no way
 */
export function chooseRunner(binaries: Binaries, dir: string, filesOf: string): Runner {
  try {
    execFileSync(binaries.postgres, ['--version'], { env: childEnv(), stdio: 'pipe' })
  } catch (error) {
    throw cannotRun(lastLine(error))
  }
  const isRoot = process.getuid?.() === 0
  for (const next of isRoot ? rootsCandidates(filesOf) : anyonesCandidates()) {
    if (next.owner) chownSync(dir, next.owner.uid, next.owner.gid)
    if (works(next, [binaries.initdb, binaries.postgres, dir, filesOf])) return next
  }
  if (!isRoot) throw new StartError(`${dir} belongs to another user; set DATA_DIR or its owner.`)
  throw new StartError(
    'PostgreSQL refuses to run as root, and this machine allows neither a user namespace nor ' +
      `another user for it in ${dir}. Start the shop as an ordinary user, or set DATABASE_URL.`,
  )
}

/** Gives the files below `path` to the runner's user, if they are somebody else's. */
export function chownTo(runner: Runner, path: string): void {
  if (!runner.owner || statSync(path).uid === runner.owner.uid) return
  const { uid, gid } = runner.owner
  const walk = (entry: string) => {
    const found = lstatSync(entry)
    if (found.isSymbolicLink()) return
    // The directory last: an interrupted walk is begun again.
    if (found.isDirectory()) for (const child of readdirSync(entry)) walk(join(entry, child))
    chownSync(entry, uid, gid)
  }
  walk(path)
}

/** PostgreSQL then ends in good order when the server is killed. util-linux, so Linux only. */
const END_WITH_PARENT = '--pdeathsig=INT'

function* anyonesCandidates(): Generator<Candidate> {
  yield candidate('setpriv', [END_WITH_PARENT, '--'])
  yield candidate()
}

function* rootsCandidates(filesOf: string): Generator<Candidate> {
  const present = statSync(filesOf, { throwIfNoEntry: false })
  if (present && present.uid !== 0) yield* asUser(present.uid, present.gid)
  const root = { uid: 0, gid: 0 }
  yield { ...candidate('unshare', ['-U', '--', 'setpriv', END_WITH_PARENT, '--']), owner: root }
  yield { ...candidate('unshare', ['-U', '--']), owner: root }
  yield* asUser(NOBODY, NOBODY)
}

/** With the right to pass directories of mode 700 where root may hand it on, else without. */
function* asUser(uid: number, gid: number): Generator<Candidate> {
  const owner = { uid, gid }
  const who = [`--reuid=${uid}`, `--regid=${gid}`, '--clear-groups', '--no-new-privs']
  const rights = [
    '--inh-caps=+dac_override',
    '--ambient-caps=+dac_override',
    // Else access(2), which initdb asks about its neighbours, answers without that right.
    '--securebits=+no_setuid_fixup',
  ]
  yield { ...candidate('setpriv', [...who, ...rights, END_WITH_PARENT, '--']), owner }
  yield { ...candidate('', [], owner), owner }
}

/** Programs run behind `prefix`, which ends in replacing itself: the process id stays the same. */
function candidate(prefix = '', prefixArgs: string[] = [], user: Partial<Owner> = {}): Candidate {
  const command = (program: string, args: string[]): Command =>
    prefix
      ? { file: prefix, args: [...prefixArgs, program, ...args], ...user }
      : { file: program, args, ...user }
  return {
    command,
    start(program, args, options) {
      const { file, args: all, ...as } = command(program, args)
      return spawn(file, all, { env: childEnv(), ...options, ...as })
    },
  }
}

function works(runner: Candidate, subjects: string[]): boolean {
  const { file, args, ...user } = runner.command('/bin/sh', ['-c', PROBE, 'sh', ...subjects])
  try {
    execFileSync(file, args, { ...user, env: childEnv(), cwd: '/', stdio: 'pipe' })
    return true
  } catch {
    return false
  }
}

function lastLine(error: unknown): string {
  const { stderr, message } = error as { stderr?: Buffer; message: string }
  return stderr?.toString().trim().split('\n').at(-1) || message
}
