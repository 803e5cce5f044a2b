import type { Encoding } from './cached-response.ts'

const preferences = new Map<string, Encoding>()

/** The available encoding that `Accept-Encoding` prefers; browsers send few different values. */
export function preferredEncoding(accepted: string | undefined): Encoding {
  if (accepted === undefined || accepted === '') return 'identity'
  const known = preferences.get(accepted)
  if (known) return known
  const refused = new Set<string>()
  const taken = new Set<string>()
  for (const part of accepted.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((word) => word.trim())
    const never = parameters.some((word) => /^q=0(\.0*)?$/.test(word))
    if (never) refused.add(name)
    else taken.add(name)
  }
  const takes = (name: Encoding) => taken.has(name) || (taken.has('*') && !refused.has(name))
  const best: Encoding = takes('br') ? 'br' : takes('gzip') ? 'gzip' : 'identity'
  if (preferences.size < 100) preferences.set(accepted, best)
  return best
}
