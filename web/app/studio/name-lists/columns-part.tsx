import type { NameList } from '@tohfa/contract/studio/name-lists/name-lists'
import type { TemplateField } from '@tohfa/print-engine/scene/template-fields'
import { labelOf } from '#platform/i18n/label-of.ts'
import { SelectField } from '#ui/form/select-field.tsx'
import { ListSection } from './list-section.tsx'
import { nameListTexts as texts } from './name-list.texts.ts'
import type { ListChange } from './use-name-list.ts'

/** What the columns of the text or file hold, as guessed, to be changed. */
export function ColumnsPart({
  columns,
  fields,
  onChange,
}: {
  columns: NameList['columns']
  fields: readonly TemplateField[]
  onChange: (change: ListChange) => void
}) {
  if (columns.length === 0) return null
  const options = [
    { value: '', label: texts.leaveOut },
    ...fields.map((field) => ({ value: field.id, label: labelOf(field) })),
    ...Object.entries(texts.to).map(([value, label]) => ({ value, label })),
  ]
  return (
    <ListSection heading={texts.columns} sentence={texts.columnsWhy}>
      <div className="grid gap-x-4 pt-4 sm:grid-cols-2 lg:grid-cols-4">
        {columns.map(({ index, header, to }) => (
          <SelectField
            key={index}
            label={header ? texts.columnOf(index + 1, header) : texts.column(index + 1)}
            options={options}
            value={to ?? ''}
            onChange={({ currentTarget }) => {
              const chosen = currentTarget.value || null
              onChange({
                // A target has one column: the one before is left out.
                columns: columns.map((column) => ({
                  index: column.index,
                  to: column.index === index ? chosen : column.to === chosen ? null : column.to,
                })),
              })
            }}
          />
        ))}
      </div>
    </ListSection>
  )
}
