import { resolve } from 'node:path'
import { isLoopback } from '#platform/http/proxy/loopback.ts'
import { environment, firstSettings } from './environment.ts'
import { refusePublicSandbox } from './exposure.ts'
import { requireGrievanceOfficer } from './grievance-officer.ts'
import { parse, presentOf, type Variables } from './parse.ts'
import { chooseProviders, type Makers, movesRealMoney, shopMakers } from './providers.ts'
import { refuseWeakSecrets } from './secrets.ts'
import { StartError } from '@tohfa/embedded-db/start-error'
import { whatsappKeys, whatsappOf } from './whatsapp.ts'
import { withoutSlash } from '#platform/outgoing/web-address.ts'

export type Config = ReturnType<typeof readConfig>

/**
 * Parses the environment once.
 * @throws StartError whose message names the bad variable
 */
export function readConfig(env: Variables, makers: Makers = shopMakers) {
  const e = parse(environment, env)
  const settings = firstSettings(e)
  const providers = chooseProviders(env, makers)
  for (const { maker } of [providers.payment, providers.carrier])
    requireTogether(providers.env, maker.together ?? [])
  requireTogether(e, ['ADMIN_EMAIL', 'ADMIN_PASSWORD'])
  if (e.WHATSAPP_API_URL !== 'sandbox') requireTogether(e, whatsappKeys)
  requireTogether(e, ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'])
  if (e.DATABASE_URL && !e.TOKEN_SECRET)
    throw new StartError('TOKEN_SECRET must be set when DATABASE_URL is set.')
  if (e.DATABASE_POOL_URL && !e.DATABASE_URL)
    throw new StartError('DATABASE_URL must be set when DATABASE_POOL_URL is set.')
  refuseWeakSecrets(e, providers)
  refusePublicSandbox(e, providers)
  requireGrievanceOfficer(presentOf(env), providers)
  const realMoney = movesRealMoney(providers)

  return {
    production: e.NODE_ENV === 'production',
    development: e.NODE_ENV === 'development',
    port: e.PORT,
    host: e.HOST,
    /** Only this machine can connect, for example through a reverse proxy. */
    loopback: isLoopback(e.HOST),
    dataDir: resolve(e.DATA_DIR),
    publicUrl: e.PUBLIC_URL && withoutSlash(e.PUBLIC_URL),
    databaseUrl: e.DATABASE_URL,
    /** Where calls go instead; listening, jobs and migrations need the database itself. */
    databasePoolUrl: e.DATABASE_POOL_URL,
    admin:
      e.ADMIN_EMAIL && e.ADMIN_PASSWORD
        ? { email: e.ADMIN_EMAIL, password: e.ADMIN_PASSWORD }
        : undefined,
    sampleData: e.SAMPLE_DATA ?? !e.DATABASE_URL,
    tokenSecret: e.TOKEN_SECRET,
    /** The previous secret. It still verifies old signatures while the secret is rotated. */
    tokenSecretPrevious: e.TOKEN_SECRET_PREVIOUS,
    /** The sender's name and e-mail are the shop's own unless `from` sets them. */
    mail: { smtpUrl: e.SMTP_URL, from: e.MAIL_FROM },
    /** Undefined while the shop writes no messages. */
    whatsapp: whatsappOf(e, realMoney),
    /** A provider without keys is simulated. */
    providers,
    realMoney,
    /** Offset of the shop's clock in milliseconds; always 0 with live payments. */
    clockOffsetMs: realMoney ? 0 : e.SHOP_CLOCK_OFFSET_MS,
    /** Without a bucket, pictures are files under `dataDir`. */
    s3:
      e.S3_BUCKET && e.S3_ACCESS_KEY_ID && e.S3_SECRET_ACCESS_KEY
        ? {
            bucket: e.S3_BUCKET,
            endpoint: withoutSlash(e.S3_ENDPOINT ?? `https://s3.${e.S3_REGION}.amazonaws.com`),
            region: e.S3_REGION,
            accessKeyId: e.S3_ACCESS_KEY_ID,
            secretAccessKey: e.S3_SECRET_ACCESS_KEY,
            publicUrl: e.S3_PUBLIC_URL && withoutSlash(e.S3_PUBLIC_URL),
          }
        : undefined,
    redisUrl: e.REDIS_URL,
    metricsToken: e.METRICS_TOKEN,
    traces: e.OTEL_EXPORTER_OTLP_ENDPOINT
      ? {
          endpoint: withoutSlash(e.OTEL_EXPORTER_OTLP_ENDPOINT),
          headers: e.OTEL_EXPORTER_OTLP_HEADERS,
          serviceName: e.OTEL_SERVICE_NAME,
        }
      : undefined,
    rateLimits: e.RATE_LIMITS === 'on',
    trustProxy: e.TRUST_PROXY,
    /** Seconds between "not ready" and the end, in which a load balancer stops sending requests. */
    drainSeconds: e.DRAIN_SECONDS ?? (e.TRUST_PROXY ? 4 : 0),
    /**
     * Whether anybody who reaches the shop may use the sandbox, or only programs on this machine.
     */
    sandboxPublic: e.SANDBOX === 'public',
    gaMeasurementId: e.GA_MEASUREMENT_ID,
    logLevel: e.LOG_LEVEL,
    /**
     * Defaults of the settings that staff can change. A shop with sample data fills the empty ones.
     */
    settings,
    /** Whether an operator chose how the shop hears of new orders. */
    isOrderMailSet: presentOf(env)['NEW_ORDER_MAIL'] !== undefined,
    legalName: e.STORE_LEGAL_NAME,
  }
}

function requireTogether<K extends string>(e: { [key in K]?: unknown }, names: readonly K[]): void {
  const missing = names.filter((name) => e[name] === undefined)
  if (missing.length > 0 && missing.length < names.length)
    throw new StartError(`${missing.join(' and ')} must be set too.`)
}
