export type ToastKind = 'success' | 'error' | 'warning' | 'info' | 'default'
export type Notice = { id: number; kind: ToastKind; text: string }

/** Spec section 9: a toast closes by itself after 5 seconds. */
export const toastMs = 5_000

let notices: readonly Notice[] = []
let nextId = 1
const listeners = new Set<() => void>()

function change(next: readonly Notice[]) {
  notices = next
  for (const listener of listeners) listener()
}

/** Says something at the top right, for five seconds; the same words are not shown twice at once. */
export function toast(kind: ToastKind, text: string): void {
  change(
    [...notices.filter((notice) => notice.text !== text), { id: nextId++, kind, text }].slice(-4),
  )
}

export function closeToast(id: number): void {
  change(notices.filter((notice) => notice.id !== id))
}

export const toastStore = {
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  current: () => notices,
}

const none: readonly Notice[] = []
export const noToasts = () => none
