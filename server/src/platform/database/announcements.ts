const announcing = new WeakSet<object>()
let count = 0

/** Records that a change was announced on the pool, or in a transaction. */
export function noteAnnouncement(db: object): void {
  announcing.add(db)
  count++
}

/** Records the commit of a transaction, from which on its announcements can be received. */
export function noteCommit(tx: object): void {
  if (announcing.has(tx)) count++
}

/** Increases when this process has announced something that can be received. */
export const announcements = (): number => count
