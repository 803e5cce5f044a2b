/**
 * One thing that happened to a purchase. `order` is the number that people know; what came before
 * the order carries the id of its checkout, which the order's first line names too.
 */
export type Happening = {
  what: string
  order?: string
  checkout?: string
  [more: string]: string | number | null | undefined
}

export type Listener = (happening: Happening) => void

const listeners = new WeakMap<object, Listener>()

/** Lets what is told on this database or transaction be heard. */
export function hear(db: object, listener: Listener): void {
  listeners.set(db, listener)
}

/** Tells what happened; when `db` is a transaction it is heard once that commits, else never. */
export function tell(db: object, happening: Happening): void {
  listeners.get(db)?.(happening)
}
