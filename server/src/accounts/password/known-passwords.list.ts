import { dictionary } from '@zxcvbn-ts/language-common'

const shortest = 8

/** The words that the filter is made from: those that are long enough to be chosen at all. */
export function knownPasswords(): Set<string> {
  const listed = dictionary['passwords-common']
  return new Set(
    listed.map((word) => word.toLowerCase()).filter(({ length }) => length >= shortest),
  )
}
