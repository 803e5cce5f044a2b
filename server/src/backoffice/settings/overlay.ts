type Plain = Record<string, unknown>

const isPlain = (value: unknown): value is Plain =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** `base` with the values of `part`, at any depth; a list is replaced as a whole. */
export function overlay<T extends object>(base: T, part: object): T {
  const merged: Plain = { ...(base as Plain) }
  for (const [key, value] of Object.entries(part)) {
    if (value === undefined) continue
    const before = merged[key]
    merged[key] = isPlain(value) ? overlay(isPlain(before) ? before : {}, value) : value
  }
  return merged as T
}

/** Every value by its path: `{ cash: { max: 5 } }` as `{ 'cash.max': 5 }`; a list is one value. */
export function byPath(values: object, start = ''): Plain {
  const paths: Plain = {}
  for (const [key, value] of Object.entries(values)) {
    const path = start + key
    if (isPlain(value)) Object.assign(paths, byPath(value, `${path}.`))
    else paths[path] = Array.isArray(value) ? value.join(', ') : value
  }
  return paths
}
