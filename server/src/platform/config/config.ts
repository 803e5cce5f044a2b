import { resolve } from 'node:path'
import { z } from 'zod'
import { newOrderMails } from '@tohfa/contract/backoffice/settings/new-order-mails'
import { isLoopback } from '#platform/http/proxy/loopback.ts'
import { checkDoors } from './config.doors.ts'
import { requireOfficer } from './config.officer.ts'
import { checkSecrets, isLiveKey } from './config.secrets.ts'
import { StartError } from '@tohfa/embedded-db/start-error'

const url = z.url({
  protocol: /^https?$/,
  error: 'must be a web address such as https://example.com',
})
const flag = z
  .enum(['true', 'false'], { error: 'must be true or false' })
  .transform((v) => v === 'true')
const secret = z.string().min(16, 'must have at least 16 characters')

const mostOffsetMs = 10 * 365 * 86_400_000

/** Every setting of the shop. An empty value counts as not set. */
const environment = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).default('production'),
  PORT: z.coerce
    .number({ error: 'must be a number from 0 to 65535' })
    .int('must be a number from 0 to 65535')
    .min(0, 'must be a number from 0 to 65535')
    .max(65_535, 'must be a number from 0 to 65535')
    .default(3000),
  HOST: z.string().default('127.0.0.1'),
  DATA_DIR: z.string().default('./data'),
  PUBLIC_URL: url.optional(),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must begin with postgres://')
    .optional(),
  ADMIN_EMAIL: z.email('must be an e-mail address').optional(),
  ADMIN_PASSWORD: z.string().min(8, 'must have at least 8 characters').optional(),
  SAMPLE_DATA: flag.optional(),
  TOKEN_SECRET: secret.optional(),
  TOKEN_SECRET_PREVIOUS: secret.optional(),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, 'must begin with smtp:// or smtps://')
    .optional(),
  MAIL_FROM: z.string().optional(),
  RAZORPAY_KEY_ID: z.string().optional(),
  RAZORPAY_KEY_SECRET: z.string().optional(),
  RAZORPAY_WEBHOOK_SECRET: z.string().optional(),
  RAZORPAY_API_URL: url.default('https://api.razorpay.com/v1'),
  RAZORPAY_CHECKOUT_URL: url.default('https://checkout.razorpay.com/v1/checkout.js'),
  DELHIVERY_TOKEN: z.string().optional(),
  DELHIVERY_API_URL: url.default('https://track.delhivery.com'),
  DELHIVERY_WEBHOOK_SECRET: z.string().optional(),
  DELHIVERY_PICKUP_LOCATION: z.string().default('Tohfa'),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][\w.-]+$/i, 'must be the name of a bucket')
    .optional(),
  S3_ENDPOINT: url.optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  S3_PUBLIC_URL: url.optional(),
  REDIS_URL: z
    .string()
    .regex(/^rediss?:\/\//, 'must begin with redis://')
    .optional(),
  METRICS_TOKEN: secret.optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: url.optional(),
  OTEL_EXPORTER_OTLP_HEADERS: z.string().default(''),
  OTEL_SERVICE_NAME: z.string().default('tohfa'),
  RATE_LIMITS: z.enum(['on', 'off'], { error: 'must be on or off' }).default('on'),
  TRUST_PROXY: z.string().optional(),
  DRAIN_SECONDS: z.coerce
    .number({ error: 'must be a number of seconds' })
    .min(0)
    .max(300)
    .optional(),
  SANDBOX: z.enum(['public'], { error: 'must be public or not set' }).optional(),
  SHOP_CLOCK_OFFSET_MS: z.coerce
    .number({ error: 'must be a number of milliseconds' })
    .int('must be a whole number of milliseconds')
    .min(-mostOffsetMs, 'must be within ten years')
    .max(mostOffsetMs, 'must be within ten years')
    .default(0),
  CANCEL_MINUTES: z.coerce
    .number({ error: 'must be a number of minutes' })
    .int('must be a whole number of minutes')
    .min(0)
    .max(10_080)
    .default(0),
  CASH_ENABLED: flag.default(true),
  CASH_MAX: z.coerce
    .number({ error: 'must be an amount in rupees' })
    .positive('must be above 0')
    .max(10_000_000, 'must be at most 10000000')
    .multipleOf(0.01, 'must have at most two decimals')
    .optional(),
  NEW_ORDER_MAIL: z.enum(newOrderMails, { error: 'must be each, hourly or off' }).default('off'),
  ANNOUNCEMENT: z.string().max(200, 'must have at most 200 characters').default(''),
  GA_MEASUREMENT_ID: z
    .string()
    .regex(/^G-[A-Z0-9]+$/, 'must look like G-XXXXXXX')
    .optional(),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
  STORE_NAME: z.string().default('Tohfa'),
  STORE_EMAIL: z.email('must be an e-mail address').optional(),
  STORE_PHONE: z.string().optional(),
  STORE_ADDRESS: z.string().optional(),
  STORE_LEGAL_NAME: z.string().optional(),
  STORE_GRIEVANCE_OFFICER: z.string().optional(),
  STORE_GRIEVANCE_CONTACT: z.string().optional(),
  STORE_INSTAGRAM_URL: url.optional(),
  STORE_WHATSAPP_URL: url.optional(),
})

/** The names of all settings. */
export const settingNames = environment.keyof().options

export type Config = ReturnType<typeof readConfig>

/** Parses the environment once. A bad value throws a StartError whose sentence names the variable. */
export function readConfig(env: Record<string, string | undefined>) {
  const present = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()))
  const parsed = environment.safeParse(present)
  if (!parsed.success) {
    const issue = parsed.error.issues[0]
    throw new StartError(`${String(issue?.path[0])} ${issue?.message}.`)
  }
  const e = parsed.data
  requireTogether(e, ['RAZORPAY_KEY_ID', 'RAZORPAY_KEY_SECRET'])
  requireTogether(e, ['ADMIN_EMAIL', 'ADMIN_PASSWORD'])
  requireTogether(e, ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'])
  if (e.DATABASE_URL && !e.TOKEN_SECRET)
    throw new StartError('TOKEN_SECRET must be set when DATABASE_URL is set.')
  checkSecrets(e)
  checkDoors(e)
  requireOfficer(e)

  return {
    production: e.NODE_ENV === 'production',
    development: e.NODE_ENV === 'development',
    port: e.PORT,
    host: e.HOST,
    /** Only this machine reaches it, a proxy on it perhaps. */
    loopback: isLoopback(e.HOST),
    dataDir: resolve(e.DATA_DIR),
    publicUrl: e.PUBLIC_URL && withoutEnd(e.PUBLIC_URL),
    databaseUrl: e.DATABASE_URL,
    admin:
      e.ADMIN_EMAIL && e.ADMIN_PASSWORD
        ? { email: e.ADMIN_EMAIL, password: e.ADMIN_PASSWORD }
        : undefined,
    sampleData: e.SAMPLE_DATA ?? !e.DATABASE_URL,
    tokenSecret: e.TOKEN_SECRET,
    /** Still checks what it signed, while a change of secret is under way. */
    tokenSecretPrevious: e.TOKEN_SECRET_PREVIOUS,
    /** Mails come from the shop's own name and e-mail where `from` says nothing else. */
    mail: { smtpUrl: e.SMTP_URL, from: e.MAIL_FROM },
    /** Without keys the sandbox takes the provider's place. */
    razorpay:
      e.RAZORPAY_KEY_ID && e.RAZORPAY_KEY_SECRET
        ? {
            keyId: e.RAZORPAY_KEY_ID,
            keySecret: e.RAZORPAY_KEY_SECRET,
            apiUrl: withVersion(e.RAZORPAY_API_URL),
            checkoutUrl: e.RAZORPAY_CHECKOUT_URL,
          }
        : undefined,
    realMoney: isLiveKey(e.RAZORPAY_KEY_ID),
    /** How far the shop's clock is ahead; where real money moves it is the true one. */
    clockOffsetMs: isLiveKey(e.RAZORPAY_KEY_ID) ? 0 : e.SHOP_CLOCK_OFFSET_MS,
    /** Several, separated by commas, while a change of secret is under way. */
    razorpayWebhookSecrets: e.RAZORPAY_WEBHOOK_SECRET?.split(',').map((one) => one.trim()),
    delhivery: e.DELHIVERY_TOKEN
      ? { token: e.DELHIVERY_TOKEN, apiUrl: withoutEnd(e.DELHIVERY_API_URL) }
      : undefined,
    /** For how many minutes after an order is made its printing cannot begin, for a change of mind. */
    cancelMinutes: e.CANCEL_MINUTES,
    /** `max` in rupees, as the setting has it. */
    cash: { enabled: e.CASH_ENABLED, max: e.CASH_MAX ?? null, advance: 0 },
    newOrderMail: e.NEW_ORDER_MAIL,
    announcement: e.ANNOUNCEMENT,
    delhiveryWebhookSecret: e.DELHIVERY_WEBHOOK_SECRET,
    delhiveryPickupLocation: e.DELHIVERY_PICKUP_LOCATION,
    /** Without a bucket pictures are files under `dataDir`. */
    s3:
      e.S3_BUCKET && e.S3_ACCESS_KEY_ID && e.S3_SECRET_ACCESS_KEY
        ? {
            bucket: e.S3_BUCKET,
            endpoint: withoutEnd(e.S3_ENDPOINT ?? `https://s3.${e.S3_REGION}.amazonaws.com`),
            region: e.S3_REGION,
            accessKeyId: e.S3_ACCESS_KEY_ID,
            secretAccessKey: e.S3_SECRET_ACCESS_KEY,
            publicUrl: e.S3_PUBLIC_URL && withoutEnd(e.S3_PUBLIC_URL),
          }
        : undefined,
    redisUrl: e.REDIS_URL,
    metricsToken: e.METRICS_TOKEN,
    traces: e.OTEL_EXPORTER_OTLP_ENDPOINT
      ? {
          endpoint: withoutEnd(e.OTEL_EXPORTER_OTLP_ENDPOINT),
          headers: e.OTEL_EXPORTER_OTLP_HEADERS,
          serviceName: e.OTEL_SERVICE_NAME,
        }
      : undefined,
    rateLimits: e.RATE_LIMITS === 'on',
    trustProxy: e.TRUST_PROXY,
    /** How long a proxy in front is given to send nobody here any more, when the shop ends. */
    drainSeconds: e.DRAIN_SECONDS ?? (e.TRUST_PROXY ? 4 : 0),
    /** Whoever reaches the shop may use the sandbox; else only programs of this machine. */
    sandboxPublic: e.SANDBOX === 'public',
    gaMeasurementId: e.GA_MEASUREMENT_ID,
    logLevel: e.LOG_LEVEL,
    /** What is not set a shop with the sample has of that, and every other leaves out. */
    store: {
      name: e.STORE_NAME,
      email: e.STORE_EMAIL,
      phone: e.STORE_PHONE,
      address: e.STORE_ADDRESS,
      legalName: e.STORE_LEGAL_NAME,
      grievanceOfficer: e.STORE_GRIEVANCE_OFFICER,
      grievanceContact: e.STORE_GRIEVANCE_CONTACT,
      instagramUrl: e.STORE_INSTAGRAM_URL,
      whatsappUrl: e.STORE_WHATSAPP_URL,
    },
  }
}

const withoutEnd = (address: string) => address.replace(/\/+$/, '')

/** The host alone means the one version that there is. */
function withVersion(address: string): string {
  const base = withoutEnd(address)
  return new URL(base).pathname === '/' ? `${base}/v1` : base
}

function requireTogether<K extends string>(e: { [key in K]?: unknown }, names: readonly K[]): void {
  const missing = names.filter((name) => e[name] === undefined)
  if (missing.length > 0 && missing.length < names.length)
    throw new StartError(`${missing.join(' and ')} must be set too.`)
}
