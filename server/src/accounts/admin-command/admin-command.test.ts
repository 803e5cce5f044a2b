import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startEmbeddedPostgres } from '@tohfa/embedded-db/start-embedded-postgres'
import { migrate } from '#platform/database/migrate.ts'
import { bareEnv } from '#testing/bare-env.ts'
import { aPerson, type Person } from '#testing/people.ts'
import { openTestShop, type TestShop } from '#testing/shop.ts'
import { runSql } from '#testing/test-server.ts'
import { requestLink } from '#accounts/accounts.fixture.ts'
import { invite } from '#accounts/staff/staff.fixture.ts'
import { commandLine } from './command-line.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

type CommandResult = { code: unknown; out: string; err: string }
async function run(args: string[], settings: Record<string, string> = {}): Promise<CommandResult> {
  const output = { out: '', err: '' }
  const code = await commandLine(
    args,
    { DATABASE_URL: shop.databaseUrl, ...settings },
    {
      print: (sentence) => (output.out += `${sentence}\n`),
      complain: (sentence) => (output.err += `${sentence}\n`),
    },
  )
  return { code, ...output }
}
/** The same as the process that `npm run admin` starts. */
function runProcess(args: string[], settings: Record<string, string>): Promise<CommandResult> {
  const main = fileURLToPath(new URL('main.ts', import.meta.url))
  const env = { ...bareEnv(), ...settings }
  return new Promise((resolve) =>
    execFile(process.execPath, [main, ...args], { env }, (error, out, err) =>
      resolve({ code: error?.code ?? 0, out, err }),
    ),
  )
}
const mayRead = async ({ token }: Person) =>
  (await shop.call('GET', '/admin-audit-log', { token })).status
type Session = { data: { token: string }; code?: string }
const signIn = (email: string, password: string) =>
  shop.call<Session>('POST', '/auth/login', { body: { email, password } })

test('a manager becomes an owner, and who was only asked to join is asked no more', async () => {
  const manager = await aPerson(shop, 'manager')
  const asked = await aPerson(shop)
  await invite(shop, await aPerson(shop, 'owner'), asked.email, 'printer')
  for (const { email } of [manager, asked]) {
    expect((await run(['grant', email])).out).toMatch(/is an admin now/)
    const owners = sql`users where email = ${email} and staff_role = 'owner'`
    expect(await shop.db.$count(owners)).toBe(1)
  }
  expect(await shop.db.$count(sql`staff_invitations`)).toBe(0)
  await shop.db.execute(sql`delete from staff_changes`)
})

test('who is made an admin signs in anew as one; who is revoked is signed out everywhere', async () => {
  const person = await aPerson(shop)
  const [, password = ''] = /^ {2}(\S+)$/m.exec((await run(['password', person.email])).out) ?? []
  expect(await mayRead(person)).toBe(401)
  const asCustomer = (await signIn(person.email, password)).body.data
  expect(await mayRead({ ...person, ...asCustomer })).toBe(403)

  expect((await run(['grant', person.email.toUpperCase()])).out).toMatch(/is an admin now/)
  expect(await mayRead({ ...person, ...asCustomer })).toBe(401)
  const asAdmin = (await signIn(person.email, password)).body.data
  expect(await mayRead({ ...person, ...asAdmin })).toBe(200)
  expect((await run(['grant', person.email])).out).toMatch(/is an admin already/)

  expect((await run(['revoke', person.email])).out).toMatch(/Their sign-ins have ended/)
  expect(await mayRead({ ...person, ...asAdmin })).toBe(401)
  const { rows } = await shop.db.execute(sql`
    select action, staff_email as by, name from staff_changes where subject = 'admin' order by at`)
  expect(rows).toEqual(
    ['password-set', 'granted', 'revoked'].map((action) => {
      return { action, by: 'command line', name: person.email }
    }),
  )
})

test('whose e-mail is not proven is made no admin, until they set a password with a mailed link', async () => {
  const person = await aPerson(shop)
  await shop.db.execute(sql`update users set email_proven_at = null, password_hash = 'none'
    where id = ${person.id}`)
  expect(await run(['grant', person.email])).toMatchObject({
    code: 1,
    err: expect.stringMatching(/has not proven yet that this e-mail is theirs/),
  })
  const link = await requestLink(shop, person.email)
  await shop.call('POST', `/auth/reset-password/${link}`, { body: { password: 'Nargis2027' } })
  expect((await run(['grant', person.email])).out).toMatch(/is an admin now/)
})

test('who lost their phone signs in with the password alone again, and anew', async () => {
  const admin = await aPerson(shop, 'ADMIN')
  const reset = () => run(['reset-second-factor', admin.email])
  expect((await reset()).out).toMatch(/has no second step to reset/)
  const [, password = ''] = /^ {2}(\S+)$/m.exec((await run(['password', admin.email])).out) ?? []
  await shop.db.execute(sql`insert into second_factors (user_id, sealed_secret, confirmed_at)
    values (${admin.id}, 'sealed', now())`)
  expect((await signIn(admin.email, password)).body.code).toBe('second_factor_required')
  expect((await reset()).out).toMatch(/signs in with the password alone again/)
  expect((await signIn(admin.email, password)).status).toBe(200)
})

test('what a revoked admin of ADMIN_EMAIL becomes at the next start is said', async () => {
  const { email } = await aPerson(shop, 'ADMIN')
  expect((await run(['revoke', email], { ADMIN_EMAIL: email })).out).toMatch(
    /makes them an admin again/,
  )
})

test('false words, and nobody by that e-mail, end with 1 and a sentence', async () => {
  for (const args of [[], ['grant'], ['promote', 'a@example.com']])
    expect(await run(args)).toMatchObject({
      code: 1,
      err: expect.stringMatching(/^Say grant EMAIL/),
    })
  expect(await run(['grant', 'nobody@example.com'])).toMatchObject({
    code: 1,
    err: expect.stringMatching(/Nobody here has the e-mail nobody@example\.com/),
  })
})

test('the embedded database is used while its shop runs, and started when it does not', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'tohfa-admin-'))
  const settings = { DATA_DIR: dataDir }
  try {
    expect(await runProcess(['grant', 'a@example.com'], settings)).toMatchObject({
      code: 1,
      err: expect.stringMatching(/no shop's database/),
    })
    const { url, stop } = await startEmbeddedPostgres({ dataDir, log: () => undefined })
    await migrate(url)
    await runSql(
      url,
      `insert into users (id, email, email_proven_at) values (gen_random_uuid(), 'a@example.com', now())`,
    )
    expect((await runProcess(['grant', 'a@example.com'], settings)).out).toMatch(
      /^The shop is running: .*\na@example\.com is an admin now/,
    )
    await stop()
    expect((await runProcess(['revoke', 'a@example.com'], settings)).out).toMatch(
      /^The shop is not running: .*\na@example\.com is no admin any more.*\nNo owner is left/,
    )
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
})
