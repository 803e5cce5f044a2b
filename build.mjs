/* Builds the pages when their sources have changed: run directly, or from start.mjs. */
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, readdirSync, realpathSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'

const root = import.meta.dirname
const web = join(root, 'web')
const builtHash = join(web, 'build', '.sources-hash')
const compressedHash = join(web, 'build', '.compressed-hash')
const sources = ['web', 'locales', 'contract/src', 'print-engine', 'package-lock.json']
/** As in contract/src/i18n/languages.ts, which an old Node cannot read. */
const languages = ['en', 'hi']
const notSources = new Set(['build', 'node_modules', '.react-router'])

/**
 * Makes sure that web/build is up to date. Several processes may call it at once: one builds, the
 * others wait for it.
 * @throws Error with the build's output when it fails
 */
export const buildIfNeeded = () => makeOnce(builtHash, hashSources, build)

/**
 * Makes sure that each text file of the build has compressed copies. Pages are served without them
 * too, so a first start need not wait for this.
 */
export const compressIfNeeded = () => makeOnce(compressedHash, hashOfBuild, compress)

/** Both, for callers that need everything. */
export async function buildAllIfNeeded() {
  await buildIfNeeded()
  await compressIfNeeded()
}

const hashOfBuild = () => readFileSync(builtHash, 'utf8')

/** Runs a step unless the stored hash says that it already ran for the same sources. */
async function makeOnce(hashFile, hashNow, make) {
  if (isCurrent(hashFile, hashNow())) return
  const claim = await waitForTurn()
  try {
    // Hashed before the step: an edit during it counts as a change.
    const hash = hashNow()
    if (isCurrent(hashFile, hash)) return
    await make(claim)
    writeFileSync(hashFile, hash)
  } finally {
    claim.release()
  }
}

function isCurrent(hashFile, hash) {
  try {
    return readFileSync(hashFile, 'utf8') === hash
  } catch {
    return false
  }
}

function hashSources() {
  const hash = createHash('sha256')
  for (const source of sources) {
    for (const file of filesOf(join(root, source))) {
      hash
        .update(`${relative(root, file)}\0`)
        .update(readFileSync(file))
        .update('\0')
    }
  }
  return hash.digest('hex')
}

function filesOf(path) {
  let entries
  try {
    entries = readdirSync(path, { withFileTypes: true })
  } catch (error) {
    if (error.code === 'ENOTDIR') return [path]
    throw error
  }
  return entries
    .filter((entry) => !notSources.has(entry.name) && !entry.name.includes('.test.'))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) =>
      entry.isDirectory() ? filesOf(join(path, entry.name)) : [join(path, entry.name)],
    )
}

async function waitForTurn() {
  // Imported only now: a Node without TypeScript support never comes here.
  const { claim } = await import('@tohfa/embedded-db/claim')
  const dir = join(root, 'node_modules', '.cache')
  mkdirSync(dir, { recursive: true })
  for (;;) {
    const result = await claim(dir, 'tohfa-build')
    if (!('holder' in result)) return result
    await sleep(200)
  }
}

/** All languages at once: each build uses about one processor. */
async function build(claim) {
  const children = await startBuilds()
  // A build whose parent was killed still writes, so it still holds the lock.
  for (const { child } of children) if (child.pid) claim.shareWith(child.pid)
  const signals = ['SIGINT', 'SIGTERM']
  const obey = () => process.exit(1)
  for (const signal of signals) process.once(signal, obey)
  // Also when the parent ends for another reason.
  const endChildren = () => children.forEach(({ child }) => child.kill())
  process.once('exit', endChildren)
  // All have ended before the lock is released, also when one of them fails.
  const outcomes = await Promise.allSettled(children.map(({ done }) => done))
  process.off('exit', endChildren)
  for (const signal of signals) process.off(signal, obey)
  const failed = outcomes.find(({ status }) => status === 'rejected')
  if (failed) throw failed.reason
}

async function compress() {
  const { compressAssets } = await import('./web/compress-assets.ts')
  await compressAssets(languages.map((language) => join(web, 'build', language, 'client')))
}

/** They run code of hundreds of packages, and need none of the shop's settings. */
async function startBuilds() {
  const { childEnv } = await import('@tohfa/embedded-db/child-env')
  return languages.map((language) => startBuild(language, childEnv()))
}

function startBuild(language, env) {
  const program = realpathSync(join(root, 'node_modules', '.bin', 'react-router'))
  const child = spawn(process.execPath, [program, 'build'], {
    cwd: web,
    env: { ...env, NODE_ENV: 'production', LOCALE: language },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text))
  const done = new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`The pages could not be built.\n${output}`)),
    )
  })
  return { child, done }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await buildAllIfNeeded().catch((error) => {
    console.error(error.message)
    process.exit(1)
  })
}
