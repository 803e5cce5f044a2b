import { dictionary } from '@zxcvbn-ts/language-common'

const shortest = 8

/** The words of the filter: those that satisfy the minimum length. */
export function knownPasswords(): Set<string> {
  const listed = dictionary['passwords-common']
  return new Set(
    listed.map((word) => word.toLowerCase()).filter(({ length }) => length >= shortest),
  )
}
