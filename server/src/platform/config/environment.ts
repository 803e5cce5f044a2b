import { z } from 'zod'
import type { Setting } from '@tohfa/contract/backoffice/settings/setting-kinds'
import {
  settingRows,
  settingsTable,
  type ShopSettings,
} from '@tohfa/contract/backoffice/settings/settings-table'
import { webAddress } from '#platform/outgoing/web-address.ts'
import { whatsappHost } from './whatsapp.ts'
import { providerChoices, providerVariables } from './providers.ts'

const flag = z
  .enum(['true', 'false'], { error: 'must be true or false' })
  .transform((v) => v === 'true')
const secret = z.string().min(16, 'must have at least 16 characters')
const email = z.email('must be an e-mail address')

const mostOffsetMs = 10 * 365 * 86_400_000

const databaseAddress = z.string().regex(/^postgres(ql)?:\/\//, 'must begin with postgres://')

/** Settings that only an operator can change. */
const ofProcess = z.object({
  // Where the shop listens.
  NODE_ENV: z.enum(['production', 'development', 'test']).default('production'),
  PORT: z.coerce
    .number({ error: 'must be a number from 0 to 65535' })
    .int('must be a number from 0 to 65535')
    .min(0, 'must be a number from 0 to 65535')
    .max(65_535, 'must be a number from 0 to 65535')
    .default(3000),
  HOST: z.string().default('127.0.0.1'),
  DATA_DIR: z.string().default('./data'),
  PUBLIC_URL: webAddress.optional(),
  DATABASE_URL: databaseAddress.optional(),
  DATABASE_POOL_URL: databaseAddress.optional(),

  // The first owner, and the sample catalogue.
  ADMIN_EMAIL: z.email('must be an e-mail address').optional(),
  ADMIN_PASSWORD: z.string().min(8, 'must have at least 8 characters').optional(),
  SAMPLE_DATA: flag.optional(),

  // Secrets that sign tokens.
  TOKEN_SECRET: secret.optional(),
  TOKEN_SECRET_PREVIOUS: secret.optional(),

  // Mail.
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, 'must begin with smtp:// or smtps://')
    .optional(),
  MAIL_FROM: z.string().optional(),

  // Messages about orders.
  WHATSAPP_TOKEN: z.string().optional(),
  WHATSAPP_PHONE_NUMBER_ID: z.string().regex(/^\d+$/, 'must be a number').optional(),
  WHATSAPP_APP_SECRET: z.string().min(16, 'must have at least 16 characters').optional(),
  WHATSAPP_VERIFY_TOKEN: secret.optional(),
  WHATSAPP_API_URL: z.literal('sandbox').or(webAddress).default(whatsappHost),

  // Storage of pictures, and what processes share.
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][\w.-]+$/i, 'must be the name of a bucket')
    .optional(),
  S3_ENDPOINT: webAddress.optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  S3_PUBLIC_URL: webAddress.optional(),
  REDIS_URL: z
    .string()
    .regex(/^rediss?:\/\//, 'must begin with redis://')
    .optional(),

  // Metrics and traces.
  METRICS_TOKEN: secret.optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: webAddress.optional(),
  OTEL_EXPORTER_OTLP_HEADERS: z.string().default(''),
  OTEL_SERVICE_NAME: z.string().default('tohfa'),

  // Proxies, exposure and shutdown.
  RATE_LIMITS: z.enum(['on', 'off'], { error: 'must be on or off' }).default('on'),
  TRUST_PROXY: z.string().optional(),
  DRAIN_SECONDS: z.coerce
    .number({ error: 'must be a number of seconds' })
    .min(0)
    .max(300)
    .optional(),
  SANDBOX: z.enum(['public'], { error: 'must be public or not set' }).optional(),

  // Everything else.
  SHOP_CLOCK_OFFSET_MS: z.coerce
    .number({ error: 'must be a number of milliseconds' })
    .int('must be a whole number of milliseconds')
    .min(-mostOffsetMs, 'must be within ten years')
    .max(mostOffsetMs, 'must be within ten years')
    .default(0),
  GA_MEASUREMENT_ID: z
    .string()
    .regex(/^G-[A-Z0-9]+$/, 'must look like G-XXXXXXX')
    .optional(),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
  STORE_LEGAL_NAME: z.string().optional(),
})

const text = {
  email: () => email,
  link: () => webAddress,
  bounded: (most: number) => z.string().max(most, `must have at most ${most} characters`),
}
/** The parser of a variable by the kind of its setting. */
const ofKind: Partial<Record<Setting['kind'], (row: Setting) => z.ZodType>> = {
  text: ({ format, most = 0 }) => (format ? text[format](most) : z.string()),
  switch: () => flag,
  choice: ({ choices = [] }) => z.enum(choices, { error: `must be ${anyOf(choices)}` }),
  number: ({ unit, least = 0, most = 0 }) =>
    z.coerce
      .number({ error: `must be a number of ${unit}` })
      .int(`must be a whole number of ${unit}`)
      .min(least)
      .max(most),
  amount: () =>
    z.coerce
      .number({ error: 'must be an amount in rupees' })
      .positive('must be above 0')
      .max(10_000_000, 'must be at most 10000000')
      .multipleOf(0.01, 'must have at most two decimals'),
}

const anyOf = (words: readonly string[]) =>
  [words.slice(0, -1).join(', '), ...words.slice(-1)].join(' or ')

function variableOf(row: Setting): z.ZodType {
  const variable = ofKind[row.kind]?.(row)
  if (!variable || row.each) throw new Error(`${row.env} cannot be written as a variable`)
  return variable.optional()
}

/** Settings that staff can change later. */
const ofSettings: Record<string, z.ZodType> = Object.fromEntries(
  settingRows.flatMap((row) => (row.env ? [[row.env, variableOf(row)]] : [])),
)

/** Every variable of the shop. An empty value counts as not set. */
export const environment = ofProcess.extend(ofSettings) as unknown as typeof ofProcess

/** The names of all variables. */
export const variableNames: readonly string[] = [
  ...environment.keyof().options,
  ...providerChoices,
  ...providerVariables,
]

/** The defaults until staff change a setting: the environment, else the product's defaults. */
export function firstSettings(values: object): ShopSettings {
  const set = values as Record<string, unknown>
  const firstOf = ({ env, first }: Setting) => (env === undefined ? undefined : set[env]) ?? first
  const firsts = Object.entries(settingsTable).map(([key, entry]) => [
    key,
    'of' in entry
      ? Object.fromEntries(Object.entries(entry.of).map(([name, row]) => [name, firstOf(row)]))
      : firstOf(entry),
  ])
  return Object.fromEntries(firsts) as ShopSettings
}
