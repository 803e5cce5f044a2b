import { setTimeout as sleep } from 'node:timers/promises'
import type { Client } from 'pg'
import { post } from '../orders.ts'

/** A running shop through its API, and its database through the plain driver. */
export type CurveRequest = {
  url: string
  pid: number
  /** Of the database's server. */
  dataDir: string
  token: string
  client: Client
}

/** The time of repeated requests by one client, and their processor time. */
export type Figures = Record<string, number>

export async function signInAsStaff(
  shop: string,
  { ADMIN_EMAIL: email, ADMIN_PASSWORD: password }: Record<string, string>,
): Promise<string> {
  const answer = (await post(shop, '/auth/login', { email, password })) as {
    data: { token: string }
  }
  return answer.data.token
}

/** Waits until the jobs of a start are done, so that only the requests are measured. */
export async function jobsDone(client: Client): Promise<void> {
  const open = `select 1 from pgboss.job where state = 'active'
    or state in ('created', 'retry') and start_after < now() + interval '5 seconds'`
  await sleep(3_000)
  for (let looks = 0; ((await client.query(open)).rowCount ?? 0) > 0; looks++) {
    if (looks === 600) throw new Error('the jobs of the start do not end')
    await sleep(500)
  }
}

export const round = (value: number) => Number(value.toPrecision(3))

export function percentile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length * part)] ?? Number.NaN
}
