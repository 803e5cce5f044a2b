import { variableNames } from './environment.ts'
import { providerVariables } from './providers.ts'
import { isEditDistanceOne } from '#platform/runtime/edit-distance.ts'

/** What begins like this was meant for the shop. */
const ours = new RegExp(
  `^(${providerPrefixes().join('|')}|STORE|ADMIN|S3|SMTP|SANDBOX|RATE_LIMITS?|TRUST_PROXY|TOKEN_SECRET)_`,
)
/** Shorter names are one typo away from too many others. */
const shortest = 5

/** A sentence for each variable that looks like a setting of the shop and is none. */
export function unknownVariables(env: Record<string, string | undefined>): string[] {
  const known = new Set<string>(variableNames)
  return Object.keys(env)
    .filter((name) => env[name]?.trim() && !known.has(name))
    .flatMap((name) => {
      const meant = variableNames.find((setting) => resembles(name, setting))
      if (meant) return `${name} is no setting of the shop and does nothing: is it ${meant}?`
      return ours.test(name) ? `${name} is no setting of the shop and does nothing.` : []
    })
}

function resembles(name: string, setting: string): boolean {
  const [a, b] = [name, setting].map((word) => word.toUpperCase().replaceAll(/[_-]/g, ''))
  if (a === undefined || b === undefined) return false
  return a === b || (b.length >= shortest && isEditDistanceOne(a, b))
}

/** `ACME` of a provider whose variables are `ACME_TOKEN` and the like. */
function providerPrefixes(): string[] {
  return [...new Set(providerVariables.flatMap((name) => /^[^_]+(?=_)/.exec(name) ?? []))]
}
