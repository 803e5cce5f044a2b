import type { Carriers } from '#fulfilment/carriers/connected-carriers.ts'
import { now } from '#platform/runtime/clock.ts'
import type { Database } from '#platform/database/connect.ts'
import { isProviderFailure } from '#platform/outgoing/call-provider.ts'
import type { PublicSeller } from '#tax/seller/public-seller.service.ts'
import { keepLane, knownLane, type Lane } from './promise.queries.ts'

/** The carrier's word on a lane counts for a week. */
const freshMs = 7 * 86_400_000

export type TransitDeps = {
  db: Database
  carriers: Pick<Carriers, 'usual'>
  publicSeller: Pick<PublicSeller, 'read'>
  /** The carrier did not say, or said something that is no number of days. */
  onUnknown: (lane: Lane, error?: Error) => void
}

/** How many days the carrier needs from the shop to a PIN code; null while nobody knows. */
export function createTransitTimes({ db, carriers, publicSeller, onUnknown }: TransitDeps) {
  /** However many people look at a place at once, the carrier is asked once. */
  const asking = new Map<string, Promise<number | null>>()

  async function laneTo(destination: string): Promise<Lane | null> {
    const origin = pinCodeIn((await publicSeller.read()).address)
    return origin === null ? null : { carrier: carriers.usual.name, origin, destination }
  }

  /** What the carrier said within the week; undefined where it has to be asked. */
  async function fresh(lane: Lane): Promise<number | undefined> {
    const known = await knownLane(db, lane)
    return known && now().getTime() - known.askedAt.getTime() < freshMs ? known.days : undefined
  }

  async function ask(lane: Lane): Promise<number | null> {
    // Whoever looked just before an answer was kept finds it now.
    const kept = await fresh(lane)
    if (kept !== undefined) return kept
    try {
      const days = (await carriers.usual.transitDays?.(lane.origin, lane.destination)) ?? null
      if (days === null) onUnknown(lane)
      else await keepLane(db, lane, days)
      return days
    } catch (error) {
      if (!isProviderFailure(error)) throw error
      onUnknown(lane, error)
      return null
    }
  }

  function askOnce(lane: Lane): Promise<number | null> {
    const key = `${lane.origin} ${lane.destination}`
    const asked = asking.get(key)
    if (asked) return asked
    const answer = ask(lane).finally(() => asking.delete(key))
    asking.set(key, answer)
    return answer
  }

  return {
    async to(destination: string): Promise<number | null> {
      const lane = await laneTo(destination)
      if (!lane || !carriers.usual.transitDays) return null
      return (await fresh(lane)) ?? askOnce(lane)
    },

    /** What the carrier last said, asking nobody: inside a transaction. */
    async lastSaid(source: Database, destination: string): Promise<number | null> {
      const lane = await laneTo(destination)
      return (lane && (await knownLane(source, lane))?.days) ?? null
    },
  }
}

/** The last PIN code of an address. */
export function pinCodeIn(address: string): string | null {
  const [found] = [...address.matchAll(/(?<!\d)([1-9]\d{2})[ -]?(\d{3})(?!\d)/g)].slice(-1)
  return found ? `${found[1]}${found[2]}` : null
}
