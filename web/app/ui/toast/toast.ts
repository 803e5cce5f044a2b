export type ToastKind = 'success' | 'error' | 'warning' | 'info' | 'default'
export type Notice = {
  id: number
  kind: ToastKind
  text: string
  topic: string | undefined
  /** Whether it is shown until its topic is closed. */
  stays: boolean
}

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
 * Shows a toast at the top right for five seconds; the same text is not shown twice at once.
 * @param topic the action: a new toast about it replaces the previous one
 */
export function toast(kind: ToastKind, text: string, topic?: string): void {
  show({ kind, text, topic, stays: false })
}

/** Shows what is under way; closing the toasts of its topic ends it. */
export function toastWhile(text: string, topic: string): void {
  show({ kind: 'info', text, topic, stays: true })
}

function show(notice: Omit<Notice, 'id'>) {
  closeToasts(notice.topic)
  change(
    [...notices.filter(({ text }) => text !== notice.text), { ...notice, id: nextId++ }].slice(-4),
  )
}

/** The action succeeded: its earlier toast is outdated. */
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
