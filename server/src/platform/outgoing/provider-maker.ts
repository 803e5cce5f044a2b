import type { z } from 'zod'
import type { ProviderDelays } from './provider-delays.ts'

/** The variables of all providers from the environment, with defaults. */
export type ProviderEnv = Readonly<Record<string, string | undefined>>

/** The simulator that replaces a provider which is not configured. */
export type StandIn = {
  /** Its base address without a trailing slash; known only once the shop listens. */
  url: () => string
  /** A secret that shop and simulator share; the same in every process of one shop. */
  secret(name: string): string
}

/** Creates a provider from the environment: a row in the table of its kind. */
export type ProviderMaker<Made> = {
  /** Its variables with their schemas. */
  environment: Readonly<Record<string, z.ZodType<string | undefined>>>
  /** The variable without which the simulator replaces it. */
  key: string
  /** Variables that must be set together. */
  together?: readonly string[]
  /** The variable of its webhook secret. */
  webhookSecret: string
  /** Whether that may list several secrets, separated by commas, during rotation. */
  hasManySecrets?: true
  /** Whether its keys move real money or parcels; undefined where that is unknown. */
  world(env: ProviderEnv): 'live' | 'test' | undefined
  /** The variable that decides this. */
  worldKey: string
  /** Refuses invalid combinations of its variables. @throws StartError */
  check?(env: ProviderEnv): void
  /** The credentials that shop and simulator share while it is not configured. */
  keys(env: ProviderEnv, secret: StandIn['secret']): Readonly<Record<string, string>>
  connect(env: ProviderEnv, parts: { standIn: StandIn; delays: ProviderDelays }): Made
}

/** Whether a provider is configured; else the simulator replaces it. */
export function isConfigured({ key }: { key: string }, env: ProviderEnv): boolean {
  return env[key] !== undefined
}

/** The valid secrets of its webhooks, the current one first; empty when none is set. */
export function secretsOf(
  maker: Pick<ProviderMaker<unknown>, 'webhookSecret' | 'hasManySecrets'>,
  env: ProviderEnv,
): string[] {
  const set = env[maker.webhookSecret]
  if (set === undefined) return []
  return maker.hasManySecrets ? set.split(',').map((one) => one.trim()) : [set]
}
