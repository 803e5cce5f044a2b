const announcing = new WeakSet<object>()
let count = 0

/** Takes note that a change was announced on the pool, or as part of a transaction. */
export function noteAnnouncement(db: object): void {
  announcing.add(db)
  count++
}

/** Takes note of the commit of a transaction: what it announced can be heard from now on. */
export function noteCommit(tx: object): void {
  if (announcing.has(tx)) count++
}

/** Higher than before as soon as this process announced something that can be heard. */
export const announcements = (): number => count
