// chunk: later
import { findKept, indexKey, type KeptIndex, keptStore } from './kept-index.ts'

/** Returns a function that says whether an address is stored; always false without an active worker. */
export async function readableHere(): Promise<(address: string) => boolean> {
  try {
    if (!navigator.serviceWorker.controller) return () => false
    const stored = await (await caches.open(keptStore)).match(indexKey)
    if (!stored) return () => false
    const { pages } = (await stored.json()) as KeptIndex
    return (address) => findKept(pages, address) !== undefined
  } catch {
    return () => false
  }
}
