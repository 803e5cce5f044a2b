import { waitingKey } from './has-waiting.ts'

/**
 * What somebody chose before they signed in. Of the catalogue it has ids only: title, price and stock
 * are read anew wherever it is shown.
 */
export type WaitingChoice = {
  productId: string
  choice: { color: string; size: string | null; pack: number | null }
  /** Whether words or photos of their own are printed on it: then it waits for its proof. */
  isPrinted: boolean
  /** Why the cart did not take it, as the code of the answer. */
  refused?: string
}

const most = 20
const hearers = new Set<() => void>()

function read(): WaitingChoice[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(waitingKey) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isChoice) : []
  } catch {
    return []
  }
}

/** Of this version of the shop, and not of one before or of somebody's own making. */
function isChoice(kept: unknown): kept is WaitingChoice {
  const { productId, choice, isPrinted } = (kept ?? {}) as Partial<WaitingChoice>
  return (
    typeof productId === 'string' &&
    typeof choice?.color === 'string' &&
    typeof isPrinted === 'boolean'
  )
}

function write(choices: readonly WaitingChoice[]): void {
  try {
    if (choices.length > 0) localStorage.setItem(waitingKey, JSON.stringify(choices))
    else localStorage.removeItem(waitingKey)
  } catch {
    // A browser that keeps nothing: what was pressed last is done after the sign-in all the same.
  }
  for (const hear of hearers) hear()
}

/** Of a printed product there is one draft on the device: its colour and size are the last chosen ones. */
const isSame = (one: WaitingChoice, other: WaitingChoice): boolean =>
  one.productId === other.productId &&
  one.isPrinted === other.isPrinted &&
  (one.isPrinted ||
    (one.choice.color === other.choice.color &&
      one.choice.size === other.choice.size &&
      one.choice.pack === other.choice.pack))

/** Keeps a choice for the sign-in, once; one more than there is room for is not kept. */
export function keepWaiting(chosen: WaitingChoice): void {
  const others = read().filter((one) => !isSame(one, chosen))
  if (others.length < most) write([...others, chosen])
}

export const dropWaiting = (chosen: WaitingChoice): void =>
  write(read().filter((one) => !isSame(one, chosen)))

/** Keeps why the cart did not take a choice, until its buyer removes it. */
export const refuseWaiting = (chosen: WaitingChoice, refused: string): void =>
  write(read().map((one) => (isSame(one, chosen) ? { ...one, refused } : one)))

export const isRefused = (chosen: WaitingChoice): boolean =>
  read().some((one) => isSame(one, chosen) && one.refused !== undefined)

let seen = ''
let seenChoices: readonly WaitingChoice[] = []

/** What waits now; the same list for as long as nothing changes. */
export const waitingStore = {
  subscribe(hear: () => void) {
    hearers.add(hear)
    window.addEventListener('storage', hear)
    return () => {
      hearers.delete(hear)
      window.removeEventListener('storage', hear)
    }
  },
  current(): readonly WaitingChoice[] {
    const kept = localStorage.getItem(waitingKey) ?? ''
    if (kept !== seen) {
      seen = kept
      seenChoices = read()
    }
    return seenChoices
  },
}
