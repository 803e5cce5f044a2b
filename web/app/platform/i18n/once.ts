/**
 * A value that is made when it is first needed. The formats of `Intl` are: the first one loads
 * locale data, which blocks a phone for a tenth of a second.
 */
export function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined
  return () => (made ??= { value: make() }).value
}
