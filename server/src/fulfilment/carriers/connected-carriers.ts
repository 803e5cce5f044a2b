import type { Carrier } from './carrier.ts'

/** The carriers of a running shop. */
export type Carriers = {
  /** The one that a parcel went with. */
  of(name: string): Carrier
  /** The one that new parcels go with. */
  usual: Carrier
  all: readonly Carrier[]
}

/**
 * Processes the items of several carriers, carrier by carrier: an unavailable carrier blocks none
 * of the others.
 *
 * @throws the first error, after all were processed
 */
export async function byCarrier<T extends { carrier: string }>(
  items: readonly T[],
  work: (carrier: string, some: T[]) => Promise<void>,
): Promise<void> {
  const errors: unknown[] = []
  for (const [carrier, some] of Map.groupBy(items, (item) => item.carrier))
    await work(carrier, some).catch((error: unknown) => errors.push(error))
  if (errors.length > 0) throw errors[0]
}
