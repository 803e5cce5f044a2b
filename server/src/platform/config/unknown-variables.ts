import { variableNames } from './environment.ts'
import { providerVariables } from './providers.ts'
import { isEditDistanceOne } from '#platform/runtime/edit-distance.ts'

/** Variables with these prefixes are meant for the shop. */
const ours = new RegExp(
  `^(${providerPrefixes().join('|')}|STORE|ADMIN|S3|SMTP|SANDBOX|RATE_LIMITS?|TRUST_PROXY|TOKEN_SECRET)_`,
)
/** Shorter names are one typo away from too many other variables. */
const shortest = 5

/** A message for each variable that looks like a setting of the shop but is not one. */
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

/** The prefix `ACME` of a provider with variables such as `ACME_TOKEN`. */
function providerPrefixes(): string[] {
  return [...new Set(providerVariables.flatMap((name) => /^[^_]+(?=_)/.exec(name) ?? []))]
}
