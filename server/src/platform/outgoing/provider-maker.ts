import type { z } from 'zod'
import type { ProviderDelays } from './provider-delays.ts'

/** The variables of all providers, as the environment has them and with their defaults. */
export type ProviderEnv = Readonly<Record<string, string | undefined>>

/** The simulator that stands in for a provider which is not configured. */
export type StandIn = {
  /** Where it listens, without a slash at its end; known only once the shop does. */
  url: () => string
  /** A secret that shop and simulator share, the same in every process of one shop. */
  secret(name: string): string
}

/** What makes one provider of the environment: its row in the table of its kind. */
export type ProviderMaker<Made> = {
  /** Its variables, and what each may be. */
  environment: Readonly<Record<string, z.ZodType<string | undefined>>>
  /** The variable without which the simulator stands in for it. */
  key: string
  /** Variables of which each needs the others. */
  together?: readonly string[]
  /** The variable with the secret of its webhooks. */
  webhookSecret: string
  /** Whether that may hold several, separated by commas, while a change of secret is under way. */
  hasManySecrets?: true
  /** Whether its keys move real money or real parcels; undefined where they do not say. */
  world(env: ProviderEnv): 'live' | 'test' | undefined
  /** The variable that decides this. */
  worldKey: string
  /** Refuses what is wrong with its variables alone. @throws StartError */
  check?(env: ProviderEnv): void
  /** What shop and simulator know each other by while it is not configured. */
  keys(env: ProviderEnv, secret: StandIn['secret']): Readonly<Record<string, string>>
  connect(env: ProviderEnv, parts: { standIn: StandIn; delays: ProviderDelays }): Made
}

/** Whether a provider is configured; else the simulator stands in for it. */
export function isConfigured({ key }: { key: string }, env: ProviderEnv): boolean {
  return env[key] !== undefined
}

/** The secrets that its webhooks may carry, the present one first; none where none is set. */
export function secretsOf(
  maker: Pick<ProviderMaker<unknown>, 'webhookSecret' | 'hasManySecrets'>,
  env: ProviderEnv,
): string[] {
  const set = env[maker.webhookSecret]
  if (set === undefined) return []
  return maker.hasManySecrets ? set.split(',').map((one) => one.trim()) : [set]
}
