export type ToastKind = 'success' | 'error' | 'warning' | 'info' | 'default'
export type Notice = { id: number; kind: ToastKind; text: string; topic: string | undefined }

/** docs/product.md 22.2: a toast closes by itself after 5 seconds. */
export const toastMs = 5_000

let notices: readonly Notice[] = []
let nextId = 1
const listeners = new Set<() => void>()

function change(next: readonly Notice[]) {
  notices = next
  for (const listener of listeners) listener()
}

/**
 * Says something at the top right, for five seconds; the same words are not shown twice at once.
 *
 * @param topic what was tried: whatever is said of it next takes the place of what was said before
 */
export function toast(kind: ToastKind, text: string, topic?: string): void {
  closeToasts(topic)
  change(
    [
      ...notices.filter((notice) => notice.text !== text),
      { id: nextId++, kind, text, topic },
    ].slice(-4),
  )
}

/** What was tried went well now: what was said of it is outdated. */
export function closeToasts(topic: string | undefined): void {
  if (notices.some((notice) => topic && notice.topic === topic))
    change(notices.filter((notice) => notice.topic !== topic))
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
