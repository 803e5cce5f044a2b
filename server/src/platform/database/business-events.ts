/**
 * One event of a purchase. `order` is the public order number. Events before the order carry the id
 * of its checkout; the first event of the order has both.
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

/** Logs an event. In a transaction the event is logged on commit, and never after a rollback. */
export function logAfterCommit(db: object, event: BusinessEvent): void {
  listeners.get(db)?.(event)
}
