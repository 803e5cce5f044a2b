import { waitingKey } from './has-waiting.ts'

/**
 * A choice from before the sign-in. It has only ids of the catalogue: title, price and stock are
 * loaded wherever it is shown.
 */
export type WaitingChoice = {
  productId: string
  choice: { color: string; size: string | null; pack: number | null }
  /** Whether it is printed with text or photos: then it waits for its proof. */
  isPrinted: boolean
  /** The approved proof, if the connection failed while it was added to the cart. */
  proof?: string | undefined
  /** Why the cart refused it, as the code of the answer. */
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

/** Written by this version of the shop, rather than by an older one or by hand. */
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
    // In a browser without storage the last press still takes effect after the sign-in.
  }
  for (const hear of hearers) hear()
}

/** A printed product has one draft per device: it has the last selected colour and size. */
const isSame = (one: WaitingChoice, other: WaitingChoice): boolean =>
  one.productId === other.productId &&
  one.isPrinted === other.isPrinted &&
  one.proof === other.proof &&
  (one.isPrinted ||
    (one.choice.color === other.choice.color &&
      one.choice.size === other.choice.size &&
      one.choice.pack === other.choice.pack))

/** Stores a choice for the sign-in, without duplicates; choices beyond the maximum are dropped. */
export function keepWaiting(chosen: WaitingChoice): void {
  const others = read().filter((one) => !isSame(one, chosen))
  if (others.length < most) write([...others, chosen])
}

export const dropWaiting = (chosen: WaitingChoice): void =>
  write(read().filter((one) => !isSame(one, chosen)))

/** Stores why the cart refused a choice, until its buyer removes it. */
export const refuseWaiting = (chosen: WaitingChoice, refused: string): void =>
  write(read().map((one) => (isSame(one, chosen) ? { ...one, refused } : one)))

export const isRefused = (chosen: WaitingChoice): boolean =>
  read().some((one) => isSame(one, chosen) && one.refused !== undefined)

let seen = ''
let seenChoices: readonly WaitingChoice[] = []

/** The waiting choices; the same array as long as nothing changes. */
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
