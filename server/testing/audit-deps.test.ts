import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const { dependencies } = JSON.parse(
  readFileSync(new URL('../package.json', import.meta.url), 'utf8'),
) as { dependencies: Record<string, string> }
const installed = dependencies['nodemailer'] ?? ''
const script = fileURLToPath(new URL('../../audit-deps.mjs', import.meta.url))

/** A package as a registry describes it; without this, npm cannot match versions. */
const packages: Record<string, object> = {
  '/nodemailer': {
    name: 'nodemailer',
    'dist-tags': { latest: installed },
    versions: { [installed]: { name: 'nodemailer', version: installed } },
  },
}

/** The output of the audit, and whether it passes, with these advisories in the registry. */
async function check(known: Record<string, object[]> | 405) {
  const registry = createServer((request, answer) => {
    request.resume()
    const { url = '' } = request
    const found = url.endsWith('/advisories/bulk') ? known : packages[url]
    if (known === 405 || !found) answer.writeHead(known === 405 ? 405 : 404).end('{}')
    else answer.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(found))
  }).listen(0, '127.0.0.1')
  await once(registry, 'listening')
  const { port } = registry.address() as AddressInfo
  // npm caches advisories between runs.
  const cache = await mkdtemp(join(tmpdir(), 'tohfa-npm-'))
  const npm = { npm_config_registry: `http://127.0.0.1:${port}`, npm_config_cache: cache }
  try {
    const { stdout } = await promisify(execFile)(process.execPath, [script], {
      env: { ...process.env, ...npm },
    })
    return { passes: true, output: stdout.trim() }
  } catch (error) {
    return { passes: false, output: (error as { stdout: string }).stdout.trim() }
  } finally {
    registry.closeAllConnections()
    registry.close()
    await rm(cache, { recursive: true, force: true })
  }
}

const weakness = (severity: string) => ({
  id: 1,
  url: 'https://advisories.example/1',
  title: 'A weakness',
  severity,
  vulnerable_versions: '*',
})

test('the audit passes when the registry has no advisory, or minor ones only', async () => {
  expect(await check({})).toMatchObject({
    passes: true,
    output: expect.stringMatching(/^0 packages/),
  })
  expect((await check({ nodemailer: [weakness('moderate')] })).passes).toBe(true)
})

test.each(['high', 'critical'])(
  'an advisory of %s severity fails the audit, with its title',
  async (severity) => {
    const { passes, output } = await check({ nodemailer: [weakness(severity)] })
    expect(passes).toBe(false)
    expect(output).toContain(`${severity}: nodemailer`)
  },
)

test('a registry that cannot answer is reported in one line and fails nothing', async () => {
  const { passes, output } = await check(405)
  expect(passes).toBe(true)
  expect(output).toMatch(/^Not checked, because the registry did not answer: 405 .*$/)
})
