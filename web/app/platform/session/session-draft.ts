// chunk: forms
/** A value that survives a reload and an ended session, in this window only. */
type SessionDraft<T> = {
  /** The stored value; null when there is none or it cannot be read. */
  read(): T | null
  write(value: T): void
  clear(): void
}

/**
 * A draft in the window's session storage. A key that names a person keeps the draft from the next
 * person who signs in in the same window; `leaveSession` clears all drafts.
 */
export function sessionDraft<T>(key: string): SessionDraft<T> {
  return {
    read() {
      try {
        return JSON.parse(sessionStorage.getItem(key) ?? 'null') as T | null
      } catch {
        return null
      }
    },
    write: (value) => sessionStorage.setItem(key, JSON.stringify(value)),
    clear: () => sessionStorage.removeItem(key),
  }
}
