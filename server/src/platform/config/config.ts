import { resolve } from 'node:path'
import { isLoopback } from '#platform/http/proxy/loopback.ts'
import { environment, type Environment, firstSettings } from './environment.ts'
import { refusePublicSandbox } from './exposure.ts'
import { requireGrievanceOfficer } from './grievance-officer.ts'
import { isLiveKey, refuseWeakSecrets } from './secrets.ts'
import { StartError } from '@tohfa/embedded-db/start-error'

export type Config = ReturnType<typeof readConfig>

/** Parses the environment once. A bad value throws a StartError whose sentence names the variable. */
export function readConfig(env: Record<string, string | undefined>) {
  const present = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()))
  const parsed = environment.safeParse(present)
  if (!parsed.success) {
    const issue = parsed.error.issues[0]
    throw new StartError(`${String(issue?.path[0])} ${issue?.message}.`)
  }
  const e: Environment = parsed.data
  const settings = firstSettings(parsed.data)
  requireTogether(e, ['RAZORPAY_KEY_ID', 'RAZORPAY_KEY_SECRET'])
  requireTogether(e, ['ADMIN_EMAIL', 'ADMIN_PASSWORD'])
  requireTogether(e, ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'])
  if (e.DATABASE_URL && !e.TOKEN_SECRET)
    throw new StartError('TOKEN_SECRET must be set when DATABASE_URL is set.')
  refuseWeakSecrets(e)
  refusePublicSandbox(e)
  requireGrievanceOfficer(present)

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
    /** What staff may choose otherwise; what is empty a shop with the sample has of that. */
    settings,
    legalName: e.STORE_LEGAL_NAME,
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
