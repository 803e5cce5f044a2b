import { defaultParticulars } from '@tohfa/contract/catalog/filled-particulars'
import { each } from '@tohfa/contract/catalog/product-attributes'
import type { ProductDefaults, ProductDefaultsForm } from '@tohfa/contract/catalog/product-defaults'
import { typedNumber } from '#admin/frame/typed-number.ts'

const fields = [...defaultParticulars, 'weight'] as const
export type DefaultsField = (typeof fields)[number]
/** The defaults as typed. */
export type DefaultsDraft = Readonly<Record<DefaultsField, string>>

const shown = (one: ProductDefaults | undefined, field: DefaultsField) => String(one?.[field] ?? '')

/** The fields in which these types differ. */
export const differing = (some: readonly ProductDefaults[]): readonly DefaultsField[] =>
  fields.filter((field) => some.some((one) => shown(one, field) !== shown(some[0], field)))

/** What these types have in common. */
export function draftOf(some: readonly ProductDefaults[]): DefaultsDraft {
  const different = differing(some)
  return each(fields, (field) => (different.includes(field) ? '' : shown(some[0], field)))
}

export const isSame = (one: DefaultsDraft, other: DefaultsDraft): boolean =>
  fields.every((field) => one[field] === other[field])

/** Only what was changed: types that differ keep what is theirs. */
export function changesOf(
  saved: DefaultsDraft,
  draft: DefaultsDraft,
): Omit<ProductDefaultsForm, 'types'> {
  const changed = fields.filter((field) => draft[field] !== saved[field])
  return Object.fromEntries(
    changed.map((field) => [
      field,
      // No number is one that the server refuses at the field.
      field === 'weight' ? (typedNumber(draft.weight) ?? Number.NaN) : draft[field],
    ]),
  )
}
