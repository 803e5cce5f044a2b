import { memoryNow, remember } from './remembered.ts'

export { remember }

/** The pending data of a page that is already shown (bring.ts). `useComing` reads it. */
export class Coming<T extends object> {
  /** The data from the last visit of the same address. */
  readonly known: T | undefined
  /**
   * The data, once it has loaded.
   * @throws the failure, to be shown as that of any loader
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
          // The person at the time of the request.
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

  /** The number of components that use it; without any, the request is cancelled. */
  readonly subscribe = (changed: () => void) => {
    this.#shown.add(changed)
    return () => {
      this.#shown.delete(changed)
      // Delayed: in development React unmounts and remounts each effect.
      queueMicrotask(() => this.#shown.size || this.#cancel())
    }
  }
}
