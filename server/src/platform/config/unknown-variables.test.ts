import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { bareEnv } from '#testing/bare-env.ts'
import { variableNames } from './environment.ts'
import { unknownVariables } from './unknown-variables.ts'

test.each([
  ['RAZORPAY_KEYID', 'RAZORPAY_KEY_ID'],
  ['SMPT_URL', 'SMTP_URL'],
  ['RATE_LIMIT', 'RATE_LIMITS'],
  ['ADMIN_PASWORD', 'ADMIN_PASSWORD'],
  ['DATABASEURL', 'DATABASE_URL'],
  ['port', 'PORT'],
])('%s is reported, with %s as a suggestion', (name, meant) => {
  expect(unknownVariables({ [name]: 'a secret' })).toEqual([
    `${name} is no setting of the shop and does nothing: is it ${meant}?`,
  ])
})

test('a variable with a prefix of the settings is reported; one without a value is not', () => {
  expect(unknownVariables({ SMTP_HOST: 'mail.example', DELHIVERY_KEY: ' ' })).toEqual([
    'SMTP_HOST is no setting of the shop and does nothing.',
  ])
})

test('known settings and unrelated variables are not reported', () => {
  const others =
    'PATH HOME HOSTNAME USER SHELL LANG PWD TERM EDITOR MAIL LOGNAME TZ TMPDIR _ CI GITHUB_TOKEN ' +
    'INVOCATION_ID npm_config_cache npm_command NODE_OPTIONS NODE_PATH PGHOST PGPORT AWS_REGION ' +
    'REDIS_PORT KUBERNETES_PORT OTEL_RESOURCE_ATTRIBUTES TEST_DATABASE_URL HTTP_PROXY NO_PROXY'
  const names = [...variableNames, ...others.split(' ')]
  expect(unknownVariables(Object.fromEntries(names.map((name) => [name, 'set'])))).toEqual([])
})

test('a start that fails reports unknown variables first, without their values', async () => {
  const main = fileURLToPath(new URL('../../main.ts', import.meta.url))
  const env = { ...bareEnv(), SMPT_URL: 'smtp://user:word@mail.example', TRUST_PROXY: '1' }
  const { code, output } = await new Promise<{ code: unknown; output: string }>((resolve) =>
    execFile(process.execPath, [main], { env }, (error, out, err) =>
      resolve({ code: error?.code, output: out + err }),
    ),
  )
  expect(code).toBe(1)
  expect(output).toMatch(/^SMPT_URL is no setting .* is it SMTP_URL\?\nTRUST_PROXY .* not set/)
  expect(output).not.toContain('word@')
})
