import { memoryNow, remember } from './remembered.ts'

export { remember }

/** The data of a page that is shown before they are there (bring.ts). `useComing` reads it. */
export class Coming<T extends object> {
  /** What the same address brought when it was last shown. */
  readonly known: T | undefined
  /**
   * What came, once it did.
   *
   * @throws what went wrong, to be shown as that of any loader
   */
  read: () => T | undefined = () => undefined
  readonly #shown = new Set<() => void>()
  readonly #call = new AbortController()

  constructor(
    { url, signal }: Request,
    ask: (signal: AbortSignal) => Promise<T>,
    remembers = true,
  ) {
    const memory = memoryNow()
    const address = url.slice(location.origin.length)
    if (remembers) this.known = memory.get(address) as T | undefined
    signal.addEventListener('abort', this.#cancel)
    ask(this.#call.signal)
      .then(
        (answer) => {
          this.read = () => answer
          // Of who looked then.
          return remembers && remember(address, answer, memory)
        },
        (failure: unknown) => {
          this.read = () => {
            throw failure
          }
        },
      )
      .finally(() => this.#shown.forEach((changed) => changed()))
  }

  readonly #cancel = () => this.#call.abort()

  /** Who shows it; what nobody waits for any more is cancelled. */
  readonly subscribe = (changed: () => void) => {
    this.#shown.add(changed)
    return () => {
      this.#shown.delete(changed)
      // Not at once: while pages are worked on, React ends each effect and begins it anew.
      queueMicrotask(() => this.#shown.size || this.#cancel())
    }
  }
}
