import { LRUCache } from 'lru-cache'

/** Counts by key within a window of time; Redis can stand behind it where several processes serve. */
export type Counter = {
  /** Adds to the key's count (a negative amount takes back); a new window opens with its first. */
  add(key: string, amount: number): Promise<{ count: number; secondsLeft: number }>
  forget(key: string): Promise<void>
}

/** Beyond this many keys the ones unused for longest are forgotten, so that a flood fits memory. */
const maxKeys = 20_000

/** Counts in this process's memory. */
export function createMemoryCounter(windowSeconds: number): Counter {
  const windows = new LRUCache<string, { count: number; endsAt: number }>({ max: maxKeys })
  return {
    add(key, amount) {
      let window = windows.get(key)
      if (!window || window.endsAt <= Date.now()) {
        window = { count: 0, endsAt: Date.now() + windowSeconds * 1_000 }
        windows.set(key, window)
      }
      window.count = Math.max(0, window.count + amount)
      const secondsLeft = Math.max(1, Math.ceil((window.endsAt - Date.now()) / 1_000))
      return Promise.resolve({ count: window.count, secondsLeft })
    },
    forget(key) {
      windows.delete(key)
      return Promise.resolve()
    },
  }
}
