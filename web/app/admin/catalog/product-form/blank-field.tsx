import { useMay } from '#admin/frame/staff-role.ts'
import { useGet } from '#platform/api/use-get.ts'
import { SelectField } from '#ui/form/select-field.tsx'
import type { DraftChange } from './change-draft.ts'
import { productFormTexts as texts } from './product-form.texts.ts'

/** What the product is printed on, whose stock it shares. */
export function BlankField({
  blankId,
  error,
  change,
}: {
  blankId: string
  error: string | undefined
  change: (change: DraftChange) => void
}) {
  const may = useMay()('GET /admin/blanks')
  const { answer } = useGet('GET /admin/blanks', may ? {} : null)
  const blanks = answer?.success ? answer.data : []
  // The form works without the list: the select then has the product's own.
  const isKnown = blankId === '' || blanks.some(({ id }) => id === blankId)
  return (
    <SelectField
      name="blankId"
      label={texts.blank}
      hint={texts.blankHint}
      error={error}
      value={blankId}
      options={[
        { value: '', label: texts.noBlank },
        ...(isKnown ? [] : [{ value: blankId, label: texts.thisBlank }]),
        ...blanks.map(({ id, title }) => ({ value: id, label: title })),
      ]}
      onChange={({ currentTarget: { value } }) =>
        change({ kind: 'field', field: 'blankId', value })
      }
    />
  )
}
