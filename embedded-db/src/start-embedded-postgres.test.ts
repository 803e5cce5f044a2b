import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { StartError } from './start-error.ts'
import { makeMemoryDir } from './memory-dir.fixture.ts'
import { isAlive } from './process-info.ts'
import { chooseRunner } from './runner.ts'
import { startEmbeddedPostgres } from './start-embedded-postgres.ts'

const cleanUps: (() => unknown)[] = []
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp()
})

const isRoot = process.getuid?.() === 0

function makeDir(name = 'data'): string {
  return join(removedLater(makeMemoryDir('tohfa test')), name)
}

/** Where programs may lie: from memory the machine need not run any. */
function makeProgramDir(): string {
  return removedLater(mkdtempSync(join(tmpdir(), 'tohfa programs ')))
}

function removedLater(parent: string): string {
  cleanUps.push(() => rmSync(parent, { recursive: true, force: true }))
  return parent
}

/** What a first start leaves behind: most rules are about later ones, which are quicker. */
const started = makeMemoryDir('tohfa started')
beforeAll(async () => {
  await (await startEmbeddedPostgres({ dataDir: started, log: () => undefined })).stop()
})
afterAll(() => rmSync(started, { recursive: true, force: true }))

function startedDir(name?: string): string {
  const dir = makeDir(name)
  cpSync(started, dir, { recursive: true })
  return dir
}

async function start(dataDir: string, messages: string[] = []) {
  const log = (message: string) => void messages.push(message)
  const database = await startEmbeddedPostgres({ dataDir, log })
  cleanUps.push(() => database.stop())
  return database
}

async function query(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new Client(url)
  // The connection's end is what some tests are about; a query that fails says so itself.
  client.on('error', () => undefined)
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows
  } finally {
    await client.end()
  }
}

/** A server in a process of its own, to be killed. */
async function startElsewhere(dataDir: string, env: NodeJS.ProcessEnv = {}) {
  const fixture = join(import.meta.dirname, 'hold-database.fixture.ts')
  const server = spawn(process.execPath, [fixture, dataDir], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const kill = async () => {
    if (server.exitCode !== null || server.signalCode !== null) return
    server.kill('SIGKILL')
    await once(server, 'exit')
  }
  cleanUps.push(kill)
  const firstLine = once(server.stdout, 'data').then(([text]) => String(text).trim())
  return { kill, firstLine }
}

/** An environment in which a program fails, as on a machine that forbids what it does. */
function withFailing(program: string): NodeJS.ProcessEnv {
  const bin = makeProgramDir()
  writeFileSync(join(bin, program), '#!/bin/sh\nexit 1\n', { mode: 0o755 })
  return { PATH: `${bin}:${process.env['PATH']}` }
}

const postmasterPid = (dataDir: string) =>
  Number(readFileSync(join(dataDir, 'postgres/data/postmaster.pid'), 'utf8').split('\n')[0])

describe('the embedded database', () => {
  test('keeps its rows from one start to the next, in a path with spaces and of mode 700', async () => {
    const dataDir = makeDir('my data')
    mkdirSync(dataDir, { mode: 0o700 })
    const first = await start(dataDir)
    await query(first.url, `create table kept as select 'तोहफ़ा' as name, upper('é') as upper`)
    await first.stop()
    const second = await start(dataDir)
    expect(await query(second.url, 'select * from kept')).toEqual([{ name: 'तोहफ़ा', upper: 'É' }])
  })

  test('is durable and small, and reached through a directory of mode 700 only', async () => {
    const { url } = await start(makeDir())
    const socketDir = new URL(url).searchParams.get('host') ?? ''
    expect(statSync(socketDir).mode & 0o777).toBe(0o700)
    const rows = await query(url, 'select name, setting from pg_settings')
    expect(Object.fromEntries(rows.map((row) => [row['name'], row['setting']]))).toMatchObject({
      listen_addresses: '',
      fsync: 'on',
      synchronous_commit: 'on',
      TimeZone: 'UTC',
      shared_buffers: '16384',
      max_connections: '60',
      jit: 'off',
    })
  })

  test.skipIf(!existsSync('/proc/self/environ'))('knows no setting of the shop', async () => {
    const dataDir = startedDir()
    vi.stubEnv('ADMIN_PASSWORD', 'a secret')
    vi.stubEnv('TOKEN_SECRET', 'a secret too')
    await start(dataDir)
    vi.unstubAllEnvs()
    const environ = readFileSync(`/proc/${postmasterPid(dataDir)}/environ`, 'utf8')
    expect(environ).toContain('PATH=')
    expect(environ).not.toContain('a secret')
  })

  test('serves where the path is too long for a socket, and removes the other place', async () => {
    const database = await start(startedDir('x'.repeat(180)))
    expect(await query(database.url, 'select 1 as one')).toEqual([{ one: 1 }])
    const socketDir = new URL(database.url).searchParams.get('host') ?? ''
    await database.stop()
    expect(existsSync(socketDir)).toBe(false)
  })

  test('is down when stop has answered, however often it is asked', async () => {
    const dataDir = startedDir()
    const database = await start(dataDir)
    const pid = postmasterPid(dataDir)
    await Promise.all([database.stop(), database.stop()])
    await database.stop()
    expect(isAlive(pid)).toBe(false)
  })

  test('stops in spite of a connection in the middle of a transaction', async () => {
    const database = await start(startedDir())
    const client = new Client(database.url)
    client.on('error', () => undefined)
    await client.connect()
    await client.query('begin')
    await database.stop()
    await expect(client.query('select 1')).rejects.toThrow(/terminat|closed|not queryable/i)
  })

  test('comes back at the same URL when its process is killed', async () => {
    const dataDir = startedDir()
    const messages: string[] = []
    const { url } = await start(dataDir, messages)
    await query(url, 'create table kept as select 1 as one')
    process.kill(postmasterPid(dataDir), 'SIGKILL')
    await expect
      .poll(() => query(url, 'select * from kept').catch(() => 'away'))
      .toEqual([{ one: 1 }])
    expect(messages).toContain('the database ended; starting it again')
  })
})

describe('a second server', () => {
  test('on the same DATA_DIR is refused with a sentence', async () => {
    const dataDir = startedDir()
    const first = await start(dataDir)
    const second = await startElsewhere(dataDir)
    expect(await second.firstLine).toMatch(/^refused: Another server \(process \d+\) already uses /)
    expect(await query(first.url, 'select 1 as one')).toEqual([{ one: 1 }])
  })

  test('started at the same moment is refused, and one of the two serves', async () => {
    const dataDir = makeDir()
    const both = await Promise.all([startElsewhere(dataDir), startElsewhere(dataDir)])
    const lines = await Promise.all(both.map((server) => server.firstLine))
    expect(lines.filter((line) => line.startsWith('refused: Another server'))).toHaveLength(1)
    expect(lines.filter((line) => line.startsWith('postgres://'))).toHaveLength(1)
    for (const server of both) await server.kill()
    await (await start(dataDir)).stop()
  })
})

describe('after kill -9 of the server', () => {
  test('the next start takes over from the database that was left, with all its rows', async () => {
    const dataDir = startedDir()
    // Where there is a setpriv, the database ends by itself when its server is killed.
    const killed = await startElsewhere(dataDir, withFailing('setpriv'))
    await query(await killed.firstLine, 'create table kept as select 1 as one')
    const orphan = postmasterPid(dataDir)
    await killed.kill()
    const messages: string[] = []
    const { url } = await start(dataDir, messages)
    expect(messages[0]).toMatch(/left running/)
    expect(await query(url, 'select * from kept')).toEqual([{ one: 1 }])
    expect(isAlive(orphan)).toBe(false)
  })

  test.runIf(process.platform === 'linux')('the database ends too, in good order', async () => {
    const dataDir = startedDir()
    const killed = await startElsewhere(dataDir)
    await killed.firstLine
    const orphan = postmasterPid(dataDir)
    await killed.kill()
    await expect.poll(() => isAlive(orphan)).toBe(false)
    expect(existsSync(join(dataDir, 'postgres/data/postmaster.pid'))).toBe(false)
  })

  test('in the middle of the first start the next one begins anew', async () => {
    let [dataDir, home] = ['', '']
    const begun = () =>
      readdirSync(home).filter((name) => existsSync(join(home, name, 'postgresql.conf')))
    do {
      dataDir = makeDir()
      home = join(dataDir, 'postgres')
      const killed = await startElsewhere(dataDir)
      await expect.poll(() => existsSync(home) && begun().length, { interval: 5 }).toBe(1)
      await killed.kill()
      // On a busy machine the first start may have ended before its middle was seen.
    } while (begun().includes('data'))
    const { url } = await start(dataDir)
    expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }])
    expect(readdirSync(home).filter((name) => name.startsWith('data'))).toEqual(['data'])
  })

  test('a foreign process with the number of the dead database is let alone', async () => {
    const dataDir = startedDir()
    await (await start(dataDir)).stop()
    const pidFile = join(dataDir, 'postgres/data/postmaster.pid')
    writeFileSync(
      pidFile,
      `${process.ppid}\n${join(dataDir, 'postgres/data')}\n1\n5432\n/nowhere\n`,
    )
    const { url } = await start(dataDir)
    expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }])
    expect(isAlive(process.ppid)).toBe(true)
  })
})

describe('programs that do not run on the machine', () => {
  test('end the start with a sentence that names DATABASE_URL', () => {
    const dir = makeProgramDir()
    const program = join(dir, 'postgres')
    writeFileSync(program, '#!/lib/ld-of-another-system\n', { mode: 0o755 })
    const binaries = { initdb: program, postgres: program }
    const choose = () => chooseRunner(binaries, dir, join(dir, 'data'))
    expect(choose).toThrow(StartError)
    expect(choose).toThrow(/Set DATABASE_URL/)
  })
})

describe.runIf(isRoot)('started by root', () => {
  test('runs as nobody where namespaces are forbidden, also below a directory of mode 700', async () => {
    const dataDir = makeDir()
    const server = await startElsewhere(dataDir, withFailing('unshare'))
    expect(await query(await server.firstLine, 'select 1 as one')).toEqual([{ one: 1 }])
    expect(ownerOf(postmasterPid(dataDir))).toBe(65534)
    await server.kill()

    const { url } = await start(dataDir)
    expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }])
  })

  test('leaves the files of an ordinary user to that user', async () => {
    const dataDir = startedDir()
    await (await start(dataDir)).stop()
    execFileSync('chown', ['-R', '4321:4321', dataDir])
    chownSync(join(dataDir, '..'), 4321, 4321)
    chmodSync(join(dataDir, '..'), 0o700)
    const { url } = await start(dataDir)
    await query(url, 'create table made as select 1 as one')
    expect(ownerOf(postmasterPid(dataDir))).toBe(4321)
    expect(statSync(join(dataDir, 'postgres/data/base')).uid).toBe(4321)
  })
})

const ownerOf = (pid: number) => statSync(`/proc/${pid}`).uid
