/*
 * `npm test`: runs every check to its end, and prints the totals as the last line. A check that
 * crashes or finds nothing to test counts as failed. Checks run in parallel.
 */
import { spawn } from 'node:child_process'
import { chmodSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { makeMemoryDir } from '@tohfa/embedded-db/memory-dir.fixture'

const root = import.meta.dirname
/**
 * Many times what a check takes. A check that hangs is ended, so that its output so far is printed.
 */
const limitMs = 80 * 60_000
/** The checks' temporary files, in memory where there is plenty. */
const scratch = makeMemoryDir('tohfa_check')
// A database that a test starts as root runs as another user.
chmodSync(scratch, 0o755)
const reports = join(scratch, 'reports')
mkdirSync(reports)
const totals = { passed: 0, failed: 0, skipped: 0 }
/** Repeated at the end of the output. */
const failures = []
/** Passed, but not at once: a rare fault, of the shop or of the test. */
const secondTries = []

// Checks that need the built pages run alongside those that do not. Each lane has its longest check
// last. Nothing waits for the registry, which may take a minute to time out.
await Promise.all([
  quickThenUnit(),
  builtThenBrowser(),
  single('Dependencies', ['node', 'audit-deps.mjs']),
  single('Packages', ['node', 'sbom.mjs']),
])

rmSync(scratch, { recursive: true, force: true })
if (failures.length > 0) console.log(`\nFailed:\n${failures.join('\n')}`)
if (secondTries.length > 0)
  console.log(`\nPassed at the second try only:\n${secondTries.join('\n')}`)
const skipped = totals.skipped > 0 ? `, ${totals.skipped} skipped` : ''
console.log(`\n${totals.passed} passed, ${totals.failed} failed${skipped}`)
process.exitCode = totals.failed > 0 ? 1 : 0

async function quickThenUnit() {
  await Promise.all([single('Format', ['npm', 'run', '--silent', 'format:check']), lintAndTypes()])
  await suite('Unit and API tests', vitestCommand(), readVitest)
}

/** The linter reads every file with its types, and so finds what `npm run types` does as well. */
async function lintAndTypes() {
  if (await single('Types of the routes', ['react-router', 'typegen', 'web']))
    await single('Lint and types', ['oxlint', '--type-aware', '--type-check', '--deny-warnings'])
}

async function builtThenBrowser() {
  if (await single('Build', ['node', 'build.mjs']))
    await suite('Browser tests', playwrightCommand(), readPlaywright)
}

function vitestCommand() {
  const report = `--outputFile.json=${join(reports, 'vitest.json')}`
  return ['vitest', 'run', '--reporter=default', '--reporter=json', report]
}

function playwrightCommand() {
  return ['playwright', 'test', '-c', 'e2e', '--reporter=list,json']
}

/** One check that passes or fails as a whole. */
async function single(title, command) {
  const ok = (await run(title, command)) === 0
  if (!ok) failures.push(`  ${title}`)
  totals[ok ? 'passed' : 'failed'] += 1
  return ok
}

/** A test runner whose report has the number of passed tests. */
async function suite(title, command, read) {
  const code = await run(title, command)
  let counts
  try {
    counts = read()
  } catch (error) {
    console.log(`${title}: no report (${error.message})`)
    counts = { passed: 0, failed: 0, skipped: 0, names: [], again: [] }
  }
  const ranNone = counts.passed + counts.failed === 0
  if (ranNone) console.log(`${title}: no test ran`)
  // A failure outside of the tests (a file that does not load, a crash) is in the exit code only.
  if (counts.failed === 0 && (code !== 0 || ranNone)) {
    counts.failed = 1
    counts.names = [`(exit code ${code})`]
  }
  failures.push(...counts.names.map((name) => `  ${title}: ${name}`))
  secondTries.push(...counts.again.map((name) => `  ${title}: ${name}`))
  for (const kind of Object.keys(totals)) totals[kind] += counts[kind]
}

function readVitest() {
  const report = JSON.parse(readFileSync(join(reports, 'vitest.json'), 'utf8'))
  const names = report.testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'failed')
    .map(({ fullName, failureMessages }) => `${fullName}${why(failureMessages[0])}`)
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
    names,
    again: [],
  }
}

function readPlaywright() {
  const { stats, suites } = JSON.parse(readFileSync(join(reports, 'playwright.json'), 'utf8'))
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
    names: suites.flatMap((suite) => specsThatWere('unexpected', suite)),
    again: suites.flatMap((suite) => specsThatWere('flaky', suite)),
  }
}

/** An entry has the tests of all projects, and its own `ok` is that of the first. */
function specsThatWere(what, { file, specs, suites = [] }) {
  const found = specs
    .filter(({ tests }) => tests.some(({ status }) => status === what))
    .map(({ title, tests }) => {
      const results = tests.flatMap((one) => one.results)
      // A time-out comes first, and after it the step that waited.
      const errors = results.find(({ errors }) => errors.length > 0)?.errors ?? []
      return `${file} › ${title}${errors.map(({ message }) => why(message)).join('')}`
    })
  return [...found, ...suites.flatMap((suite) => specsThatWere(what, suite))]
}

/** The start of a runner's failure message, to repeat it at the end of a long log. */
function why(message = '') {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() !== '')
  return lines
    .slice(0, 12)
    .map((line) => `\n    ${line}`)
    .join('')
}

/** The output of a check is printed in one piece when it has ended. */
function run(title, [program, ...args]) {
  console.log(`… ${title}`)
  const from = performance.now()
  const bin = join(root, 'node_modules', '.bin')
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        PATH: `${bin}${delimiter}${process.env.PATH}`,
        PLAYWRIGHT_JSON_OUTPUT_FILE: join(reports, 'playwright.json'),
        TMPDIR: scratch,
        // Dozens of processes compile the server's sources; a shared cache saves each a third of
        // that time.
        NODE_COMPILE_CACHE: join(reports, 'compiled'),
      },
    })
    const output = []
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (bytes) => output.push(bytes))
    const limit = setTimeout(() => {
      output.push(Buffer.from(`\nended after ${limitMs / 60_000} minutes`))
      child.kill()
    }, limitMs)
    const end = (code) => {
      clearTimeout(limit)
      const seconds = Math.round((performance.now() - from) / 1000)
      console.log(`\n== ${title} (${seconds} s)\n${Buffer.concat(output).toString()}`)
      resolve(code)
    }
    child.once('error', (error) => output.push(Buffer.from(error.message)))
    child.once('close', (code) => end(code ?? 1))
    // Its orphaned child processes may hold the output open, which would then never close.
    child.once('exit', () => {
      const close = () => [child.stdout, child.stderr].forEach((stream) => stream.destroy())
      setTimeout(close, 10_000).unref()
    })
  })
}
