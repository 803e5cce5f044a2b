/**
 * `npm run check [-- REF]`: format, lint, types, and the tests nearest to what differs from the last
 * commit, or from REF. `npm test` runs all tests.
 */
import { execFileSync, spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { pages } from '@tohfa/contract/shared/site-map'
import { importersOf } from './imports.ts'
import { relatedJourneys, relatedTests } from './related-tests.ts'

const root = join(import.meta.dirname, '..')
const types = join(root, 'node_modules', '.cache', 'types')
/** This many test files run in less than a minute; the others are named. */
const mostTests = 8
const mostJourneys = 1

const git = (...args: string[]) =>
  execFileSync('git', ['-C', root, ...args], { encoding: 'utf8' })
    .split('\n')
    .filter(Boolean)
const [ref = 'HEAD'] = process.argv.slice(2)
const untracked = git('ls-files', '--others', '--exclude-standard')
const changed = [...git('diff', '--name-only', ref), ...untracked]
const present = changed.filter((path) => existsSync(join(root, path)))
const files = [...git('ls-files'), ...untracked]
const importers = importersOf(root, files)

if (changed.length === 0) {
  process.stdout.write(`Nothing differs from ${ref}.\n`)
  process.exit()
}
mkdirSync(types, { recursive: true })
const failed: string[] = []
await Promise.all([sources(), tests()])
process.stdout.write(failed.length > 0 ? `\nFailed: ${failed.join(', ')}\n` : '\nPassed.\n')
process.exitCode = failed.length > 0 ? 1 : 0

async function sources(): Promise<void> {
  const code = present.filter((path) => /\.(?:m?js|tsx?)$/.test(path))
  await Promise.all([
    present.length > 0 &&
      run('Format', ['oxfmt', '--check', '--no-error-on-unmatched-pattern', ...present]),
    code.length > 0 && run('Lint', ['oxlint', '--type-aware', '--deny-warnings', ...code]),
  ])
  if (changed.some((path) => path.startsWith('web/')))
    await run('Types of the routes', ['react-router', 'typegen', 'web'])
  // Of all that may import it: a file of the contract is read everywhere.
  for (const project of projectsOf(changed))
    await run(`Types of ${project}`, [
      'tsc',
      '--noEmit',
      '--incremental',
      '-p',
      project,
      '--tsBuildInfoFile',
      join(types, `${project.replace('.', 'root')}.json`),
    ])
}

function projectsOf(paths: readonly string[]): string[] {
  const users: Record<string, string[]> = {
    'print-engine': ['contract', 'server', 'web', 'drawings', 'e2e'],
    'embedded-db': ['server', '.'],
    simulator: ['server'],
    contract: ['server', 'simulator', 'web', 'drawings', 'e2e'],
    server: ['e2e', '.'],
    web: ['e2e'],
  }
  const own = paths.map((path) => path.split('/')[0] ?? '').filter((folder) => folder !== '')
  const named = own.map((folder) =>
    existsSync(join(root, folder, 'tsconfig.json')) ? folder : '.',
  )
  return [...new Set(named.flatMap((folder) => [folder, ...(users[folder] ?? [])]))]
}

async function tests(): Promise<void> {
  const isJourney = (path: string) => path.startsWith('e2e/')
  const all = relatedTests(changed, files, importers)
  const near = all.filter((path) => !isJourney(path) && existsSync(join(root, path)))
  const texts = new Map(
    files
      .filter((path) => /^e2e\/[^/]+\.test\.ts$/.test(path) && existsSync(join(root, path)))
      .map((path) => [path, readFileSync(join(root, path), 'utf8')]),
  )
  const journeys = relatedJourneys(
    changed.filter((path) => /^(?:web|e2e)\//.test(path)),
    importers,
    pages,
    texts,
  )
  tellOthers(near, mostTests)
  tellOthers(journeys, mostJourneys)
  if (near.length > 0)
    await run('Tests', ['vitest', 'run', '--reporter=default', ...near.slice(0, mostTests)])
  if (journeys.length > 0)
    await run('Browser', [
      'playwright',
      'test',
      '-c',
      'e2e',
      '--reporter=line',
      ...journeys.slice(0, mostJourneys),
    ])
}

function tellOthers(paths: readonly string[], most: number): void {
  const others = paths.slice(most)
  if (others.length > 0)
    process.stdout.write(
      `Not run, though related: ${others.slice(0, 10).join(', ')}${others.length > 10 ? ` and ${others.length - 10} more` : ''}\n`,
    )
}

/** The output of a check is printed in one piece, and only if it fails. */
function run(title: string, [program = '', ...args]: string[]): Promise<void> {
  const from = performance.now()
  const bin = join(root, 'node_modules', '.bin')
  const env = { ...process.env, PATH: `${bin}${delimiter}${process.env['PATH']}` }
  return new Promise((resolve) => {
    const child = spawn(program, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (bytes: Buffer) => (output += bytes.toString()))
    child.once('error', (error) => (output += error.message))
    child.once('close', (code) => {
      const seconds = ((performance.now() - from) / 1000).toFixed(1)
      process.stdout.write(
        `${code === 0 ? '✓' : '✗'} ${title} (${seconds} s)\n${code === 0 ? '' : output}`,
      )
      if (code !== 0) failed.push(title)
      resolve()
    })
  })
}
