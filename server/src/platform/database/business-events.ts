/**
 * One thing that happened to a purchase. `order` is the number that people know; what came before
 * the order carries the id of its checkout, which the order's first line names too.
 */
export type BusinessEvent = {
  what: string
  order?: string
  checkout?: string
  [more: string]: string | number | null | undefined
}

export type BusinessEventListener = (event: BusinessEvent) => void

const listeners = new WeakMap<object, BusinessEventListener>()

/** Sends the events of this database or transaction to a listener. */
export function onBusinessEvent(db: object, listener: BusinessEventListener): void {
  listeners.set(db, listener)
}

/** Logs an event; in a transaction once that commits, and not at all when it rolls back. */
export function logAfterCommit(db: object, event: BusinessEvent): void {
  listeners.get(db)?.(event)
}
