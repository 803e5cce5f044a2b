/**
 * `npm run load [-- --minutes 10] [--url http://…]`: first the most that the shop can do of a mixed
 * traffic, then half of that for so long. Ends with 1 when an answer was wrong, memory grew, or an
 * answer in a hundred took longer than its goal.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { ask } from './ask.ts'
import { keepResult } from './history.ts'
import { median } from './median.ts'
import { startShop } from './start-shop.ts'
import { type Kind, type Visitors, visitors } from './visitors.ts'

const { values } = parseArgs({
  options: { minutes: { type: 'string', default: '10' }, url: { type: 'string' } },
})
const seconds = Number(values.minutes) * 60
const limitSeconds = 15
const atOnce = 32
/** Milliseconds that 99 of 100 must not exceed. */
const goals: Partial<Record<Kind, number>> = { listing: 100, 'add to cart': 80, order: 300 }
/** Of the memory in the second quarter of the time; the first is for warming up. */
const mostGrowth = 0.1

const shop = values.url ? undefined : await startShop()
const url = values.url ?? shop?.url ?? ''
try {
  const crowd = await visitors(url)
  const limit = await mostVisits(crowd)
  const { faults, answers, memory, visits } = await steadily(crowd, limit / 2)
  const growth = flatness(memory)
  const kinds = Object.fromEntries(
    Object.entries(answers).map(([kind, ms]) => [kind, { answers: ms.length, ...percentiles(ms) }]),
  )
  console.table(kinds)
  const p99 = (kind: string) => kinds[kind]?.['p99 ms'] ?? Number.NaN
  const figures = {
    'limit, visits/s': Math.round(limit),
    'visits/s': Math.round(visits / seconds),
    minutes: Number(values.minutes),
    faults: faults.length,
    'memory MB': Math.round((memory.at(-1) ?? 0) / 1e6),
    'memory growth %': Math.round(growth * 100),
    'listing p99 ms': p99('listing'),
    'add to cart p99 ms': p99('add to cart'),
    'order p99 ms': p99('order'),
  }
  console.table(figures)
  await keepResult('load', figures)
  const failed = [
    ...faults.slice(0, 5),
    ...(growth > mostGrowth ? [`memory grew by ${Math.round(growth * 100)} %`] : []),
    ...Object.entries(goals).flatMap(([kind, most]) =>
      p99(kind) > most ? [`${kind}: p99 ${p99(kind)} ms, goal ${most} ms`] : [],
    ),
  ]
  for (const sentence of failed) console.log(`Failed: ${sentence}`)
  process.exitCode = failed.length > 0 ? 1 : 0
} finally {
  await shop?.stop()
}
// Kept-alive connections of the client would keep the process running.
process.exit()

/** Visits a second when everyone comes back at once. */
async function mostVisits(crowd: Visitors): Promise<number> {
  let visits = 0
  const over = AbortSignal.timeout((limitSeconds + 5) * 1_000)
  const warm = sleep(5_000).then(() => (visits = 0))
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (!over.aborted) {
        await crowd.visit(() => undefined)
        visits += 1
      }
    }),
  )
  await warm
  return visits / limitSeconds
}

/** This many visits a second, whether or not earlier ones were answered. */
async function steadily(crowd: Visitors, rate: number) {
  const answers: Partial<Record<Kind, number[]>> = {}
  const faults: string[] = []
  const memory: number[] = []
  const underWay = new Set<Promise<void>>()
  let visits = 0
  const from = performance.now()
  const watch = setInterval(() => void residentBytes().then((bytes) => memory.push(bytes)), 2_000)
  for (let now = 0; now < seconds; now = (performance.now() - from) / 1_000) {
    for (; visits < now * rate; visits++) {
      const visit = crowd
        .visit((kind, { ms }, fault) => {
          ;(answers[kind] ??= []).push(ms)
          if (fault) faults.push(fault)
        })
        .catch((error: Error) => void faults.push(error.message))
        .finally(() => underWay.delete(visit))
      underWay.add(visit)
    }
    await sleep(2)
  }
  clearInterval(watch)
  await Promise.all(underWay)
  return { answers, faults, memory, visits }
}

async function residentBytes(): Promise<number> {
  const { body } = await ask(`${url}/metrics`)
  return Number(/^process_resident_memory_bytes (\S+)$/m.exec(body.toString())?.[1])
}

function flatness(memory: readonly number[]): number {
  const quarter = Math.floor(memory.length / 4)
  return median(memory.slice(-quarter)) / median(memory.slice(quarter, 2 * quarter)) - 1
}

function percentiles(ms: number[]) {
  ms.sort((a, b) => a - b)
  const at = (part: number) => Math.round((ms[Math.floor(ms.length * part)] ?? 0) * 10) / 10
  return { 'p50 ms': at(0.5), 'p99 ms': at(0.99), 'most ms': at(0.999999) }
}
