import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bareEnv } from './bare-env.ts'
import { freePort } from './redis-server.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const parts = [
  'contract',
  'embedded-db',
  'print-engine',
  'server',
  'simulator',
  'locales',
  'web',
  'start.mjs',
  'dev.mjs',
  'build.mjs',
  'resolve-once.mjs',
  'package.json',
  'tsconfig.base.json',
]

let copy: string
let url: string
let dev: ChildProcess
let output = ''
beforeAll(async () => {
  copy = copyProject()
  const port = await freePort()
  url = `http://127.0.0.1:${port}`
  const { HOME = copy } = process.env
  const settings = { PORT: String(port), DATA_DIR: join(copy, 'data'), SAMPLE_DATA: 'false' }
  dev = spawn(process.execPath, ['start.mjs', '--dev'], {
    cwd: copy,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...bareEnv(), HOME, ...settings },
  })
  for (const stream of [dev.stdout, dev.stderr])
    stream?.on('data', (text: Buffer) => (output += text.toString()))
})
afterAll(async () => {
  if (dev.kill()) await once(dev, 'exit')
  rmSync(copy, { recursive: true, force: true, maxRetries: 10 })
})

/** The sources to be edited, with their node_modules. */
function copyProject(): string {
  const home = mkdtempSync(join(tmpdir(), 'tohfa-dev-'))
  const left = new Set(['node_modules', 'build', '.react-router', 'sample-images'])
  const filter = (path: string) => !left.has(basename(path))
  for (const part of parts) cpSync(join(root, part), join(home, part), { recursive: true, filter })
  mkdirSync(join(home, 'node_modules/@tohfa'), { recursive: true })
  for (const name of readdirSync(join(root, 'node_modules')))
    if (!name.startsWith('.') && name !== '@tohfa')
      symlinkSync(join(root, 'node_modules', name), join(home, 'node_modules', name))
  for (const name of ['contract', 'embedded-db', 'print-engine', 'server', 'simulator', 'web'])
    symlinkSync(join(home, name), join(home, 'node_modules/@tohfa', name))
  return home
}

const read = async (path: string) => {
  const answer = await fetch(url + path).catch(() => undefined)
  return (await answer?.text()) ?? ''
}

const startedAt = async () =>
  /^process_start_time_seconds (\d+)$/m.exec(await read('/metrics'))?.[1] ?? 'not at all'

/** A start may be slow; only one that never comes is a fault. */
const patience = 900_000
const soon = (say: () => string | Promise<string>, words: string) =>
  expect.poll(say, { timeout: patience }).toContain(words)
const stops = () => output.split('The next change starts it again').length - 1

const robots = 'server/src/platform/web-pages/site-files.ts'

/** Saves as many editors do: a new file replaces the old one. */
function edit(path: string, from: string, to: string): void {
  const file = join(copy, path)
  const text = readFileSync(file, 'utf8')
  expect(text).toContain(from)
  writeFileSync(`${file}~`, text.replace(from, to))
  renameSync(`${file}~`, file)
}

test('a change to a page is served without a restart', { timeout: patience }, async () => {
  await soon(() => output, 'listening on ')
  await soon(() => read('/about'), '<title>About')
  const before = await startedAt()
  edit('web/app/pages/about.md', 'title: About', 'title: Who stands behind')
  await soon(() => read('/about'), '<title>Who stands behind')
  expect(before).toMatch(/^\d+$/)
  expect(await startedAt()).toBe(before)
})

test('a syntax error stops the server until it is fixed', { timeout: patience }, async () => {
  edit(robots, "'User-agent: *'", "'User-agent: broken")
  await soon(() => String(stops()), '1')
})

test('a change to the contract restarts the server', { timeout: patience }, async () => {
  edit('contract/src/i18n/failures.texts.ts', "'There is nothing here'", "'Nobody is here'")
  await soon(() => String(stops()), '2')
})

test('a change to both is served', { timeout: patience }, async () => {
  edit(robots, "'User-agent: broken", "'User-agent: mended'")
  await soon(() => read('/robots.txt'), 'User-agent: mended')
  expect(await read('/v1/nothing')).toContain('Nobody is here')
})

test(
  'all starts share a database, which stops with the command',
  { timeout: patience },
  async () => {
    expect(output.match(/The shop's admin signs in/g)).toHaveLength(1)
    dev.kill('SIGTERM')
    await once(dev, 'exit')
    expect(await read('/healthz')).toBe('')
    const running = join(copy, 'data/postgres/data/postmaster.pid')
    await expect.poll(() => existsSync(running), { timeout: patience }).toBe(false)
  },
)
