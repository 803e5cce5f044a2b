/**
 * `npm run check:controls [-- ROW …]`: removes one control of docs/security.md after the other, in a
 * copy of the sources, and runs the test that must notice. Ends with 1 when a test still passes
 * without its control, or fails with it.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Control, controls } from './controls.ts'

const root = join(import.meta.dirname, '../..')
/** A test that hangs without its control has noticed. */
const mostMs = 600_000

const rows = process.argv.slice(2)
const chosen = controls.filter(({ row }) => rows.length === 0 || rows.includes(row))
const scratch = mkdtempSync(join(tmpdir(), 'tohfa-controls-'))
const copy = join(scratch, 'sources')
let unnoticed = 0
try {
  execFileSync('git', ['clone', '--quiet', '--shared', root, copy])
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
  const tests = [...new Set(chosen.map(({ test }) => test))]
  if (!passes(tests)) throw new Error('The tests do not pass with all controls.')
  for (const control of chosen) {
    const isNoticed = !without(control, () => passes([control.test]))
    if (!isNoticed) unnoticed++
    say(`${isNoticed ? 'noticed  ' : 'UNNOTICED'} ${control.row.padEnd(7)} ${control.file}`)
  }
} finally {
  rmSync(scratch, { recursive: true, force: true })
}
say(`${chosen.length} controls removed, ${unnoticed} unnoticed`)
process.exitCode = unnoticed > 0 ? 1 : 0

function without<T>({ file, from, to }: Control, work: () => T): T {
  const path = join(copy, 'server/src', file)
  const whole = readFileSync(path, 'utf8')
  writeFileSync(
    path,
    whole.replace(from, () => to),
  )
  try {
    return work()
  } finally {
    writeFileSync(path, whole)
  }
}

function passes(tests: readonly string[]): boolean {
  const paths = tests.map((test) => `server/src/${test}`)
  const { status } = spawnSync(join(root, 'node_modules/.bin/vitest'), ['run', ...paths], {
    cwd: copy,
    stdio: 'ignore',
    timeout: mostMs,
  })
  return status === 0
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}
