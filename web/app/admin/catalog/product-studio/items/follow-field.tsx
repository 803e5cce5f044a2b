import { SelectField } from '#ui/form/select-field.tsx'
import { fieldsOfKind, type FieldKind } from '#admin/catalog/product-studio/change-fields.ts'
import { labelOf } from '#platform/i18n/label-of.ts'
import type { StudioDraft } from '#admin/catalog/product-studio/studio-draft.ts'

/** Chooses the field that an item follows, or none. */
export function FollowField({
  draft,
  kind,
  label,
  none,
  name,
  error,
  value,
  onChange,
}: {
  draft: StudioDraft
  kind: FieldKind
  label: string
  /** The label for none. */
  none: string
  name: string
  error: string | undefined
  value: string | undefined
  onChange: (field: string | undefined) => void
}) {
  const fields = fieldsOfKind(draft, kind)
  if (fields.length === 0 && value === undefined) return null
  return (
    <SelectField
      label={label}
      name={name}
      error={error}
      value={value ?? ''}
      options={[
        { value: '', label: none },
        ...fields.map((field) => ({ value: field.id, label: labelOf(field) })),
      ]}
      onChange={({ currentTarget }) => onChange(currentTarget.value || undefined)}
    />
  )
}
