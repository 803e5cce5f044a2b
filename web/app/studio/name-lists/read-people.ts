import type { ExpectedPerson, PersonToExpect } from '@tohfa/contract/studio/name-lists/expected'

/** A number of a phone at the end of a line, after whatever parts it from the name. */
const withPhone = /^(?<name>.*?)[\s,;:–—-]*(?<phone>(?:\+|tel:)?\p{Nd}[\p{Nd}\s().-]{5,})$/u

type Known = Pick<ExpectedPerson, 'id' | 'name' | 'phone'>

/** Somebody with the line that names them, counted from 1. */
export type TypedPerson = PersonToExpect & { line: number }

/** One person a line, a phone number behind the name if there is one. */
export function readPeople(typed: string): TypedPerson[] {
  return typed.split(/\r?\n/).flatMap((line, index) => {
    const written = line.trim()
    if (written === '') return []
    const { name = written, phone } = withPhone.exec(written)?.groups ?? {}
    return [{ name: name.trim(), ...(phone !== undefined && { phone }), line: index + 1 }]
  })
}

/**
 * Adds people. Whoever is expected by the same name already, and has no other number, is not added
 * again: so a whole list can be pasted once more, with the numbers that were missing.
 */
export function withTyped(
  known: readonly Known[],
  typed: readonly TypedPerson[],
): (PersonToExpect & { line?: number })[] {
  const left = new Set(known)
  const found = new Map<Known, TypedPerson>()
  const added = typed.filter((person) => {
    const same = [...left].find(
      ({ name, phone }) =>
        wordsOf(name) === wordsOf(person.name) &&
        (phone === null || person.phone === undefined || digitsOf(person.phone).endsWith(phone)),
    )
    if (!same) return true
    left.delete(same)
    found.set(same, person)
    return false
  })
  return [
    ...known.map((person) => {
      const { id, name, phone } = person
      const again = found.get(person)
      const number = phone ?? again?.phone
      return {
        id,
        name,
        ...(number !== undefined && { phone: number }),
        ...(again && { line: again.line }),
      }
    }),
    ...added,
  ]
}

const wordsOf = (name: string) => name.trim().toLowerCase()
const digitsOf = (phone: string) => phone.replaceAll(/\D/g, '')
