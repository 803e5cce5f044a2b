import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const program = fileURLToPath(new URL('main.ts', import.meta.url))

/** On a machine that has no other programs. */
const run = (...names: string[]) =>
  spawnSync(process.execPath, [program, ...names], { encoding: 'utf8', env: { PATH: '' } })

test('on a machine without the browsers it says what is missing and ends with 1', () => {
  const { status, stderr } = run()
  expect(status).toBe(1)
  expect(stderr).toContain('This machine lacks firefox-esr webkit2gtk-driver xvfb')
})

test('an engine that there is not is named beside those that there are', () => {
  const { status, stderr } = run('gecko')
  expect(status).toBe(1)
  expect(stderr).toBe('No engine is called gecko: there are firefox, webkit, chromium.\n')
})
