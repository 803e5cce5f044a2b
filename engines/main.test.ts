import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const program = fileURLToPath(new URL('main.ts', import.meta.url))

/** Simulates a machine without other programs. */
const run = (...names: string[]) =>
  spawnSync(process.execPath, [program, ...names], { encoding: 'utf8', env: { PATH: '' } })

test('on a machine without the browsers it names what is missing and ends with 1', () => {
  const { status, stderr } = run()
  expect(status).toBe(1)
  expect(stderr).toContain('This machine lacks firefox-esr webkit2gtk-driver xvfb')
})

test('an unknown engine is reported with the known ones', () => {
  const { status, stderr } = run('gecko')
  expect(status).toBe(1)
  expect(stderr).toBe('No engine is called gecko: there are firefox, webkit, chromium.\n')
})
