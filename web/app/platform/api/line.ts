// chunk: later
import { create } from 'zustand'
import type { ShopCalls } from '@tohfa/contract/shared/shop-calls'
import { storedToken } from '#platform/session/stored-session.ts'

/** How many calls wait for the connection. */
export const useWaiting = create<{ count: number }>(() => ({ count: 0 }))

type Sent = { success: boolean; status?: number; code?: string }
type Repeatable = {
  /** The error code that means that the first request succeeded. */
  done?: string
  /** The data of its response. */
  data?: (params: Record<string, string>) => object
}

/**
 * The idempotent calls that are retried after a lost response (docs/decisions/109). An order is not among
 * them: only its page may send it again (orders/checkout/use-place-order.ts).
 */
const repeatable: { [Name in keyof ShopCalls]?: Repeatable } = {
  'POST /cart': {},
  'PUT /cart/:id': {},
  'DELETE /cart/:id': { done: 'cart_line_not_found', data: ({ id }) => ({ id }) },
  'POST /cart/:id/coupon': {},
  'DELETE /cart/:id/coupon': {},
  'PUT /wish-list': {},
  'PUT /wish-list/:productId': {},
  'DELETE /wish-list/:productId': {},
  'POST /proofs/:hash/approval': {},
  // The payment was made; these only report it.
  'POST /user-orders/verify-order': {},
  'POST /cod/:token/verify-order': {},
  'POST /quotes/:token/verify-order': {},
}

/**
 * Retries an idempotent call when the connection is back, until a response comes; returns `lost` for any
 * other call. Calls `onLost` before it waits.
 */
export async function sendAgain(
  name: keyof ShopCalls,
  {
    params = {},
    signal,
    onLost,
  }: { params?: Record<string, string>; signal?: AbortSignal; onLost?: () => void },
  send: () => Promise<Sent>,
  lost: Sent,
): Promise<Sent> {
  const known = repeatable[name]
  if (!known || signal?.aborted) return lost
  onLost?.()
  const token = storedToken()
  let answer = lost
  for (let tries = 0; answer.status === 0 && (await lineIsBack(tries, signal)); tries += 1) {
    // Never with the session of somebody else.
    if (storedToken() !== token) return lost
    answer = await send()
  }
  return answer.code && answer.code === known.done
    ? ({ success: true, data: known.data?.(params) } as Sent)
    : answer
}

/** The pause before each attempt, in milliseconds; 15 s before all later ones. */
const pauses = [0, 1_000, 2_000, 4_000, 8_000]

/**
 * Waits until the shop answers a small request; false if `signal` aborted the wait. While the browser is
 * offline it makes no attempt. `failures` is the number of earlier attempts.
 */
export async function lineIsBack(failures: number, signal?: AbortSignal): Promise<boolean> {
  change(1)
  try {
    for (let tries = failures; ; tries += 1) {
      await pause(navigator.onLine ? (pauses[tries] ?? 15_000) : longest, signal)
      if (signal?.aborted) return false
      if (await answers(signal)) return true
    }
  } finally {
    change(-1)
  }
}

/** The maximum of a timer; a longer one would fire at once. */
const longest = 2 ** 31 - 1

const change = (by: number) => useWaiting.setState(({ count }) => ({ count: count + by }))

async function answers(signal: AbortSignal | undefined): Promise<boolean> {
  try {
    const asked = { method: 'HEAD', cache: 'no-store', ...(signal && { signal }) } as const
    await fetch('/robots.txt', asked)
    return true
  } catch {
    return false
  }
}

/** Ends early on `signal` and on the browser's `online` event. */
function pause(ms: number, signal: AbortSignal | undefined): Promise<void> {
  if (signal?.aborted) return Promise.resolve()
  return new Promise((resolve) => {
    const timer = setTimeout(end, ms)
    function end() {
      clearTimeout(timer)
      window.removeEventListener('online', end)
      signal?.removeEventListener('abort', end)
      resolve()
    }
    window.addEventListener('online', end)
    signal?.addEventListener('abort', end)
  })
}
