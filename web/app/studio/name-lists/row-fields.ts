import type { NameList } from '@tohfa/contract/studio/name-lists/name-lists'
import type { TemplateField } from '@tohfa/print-engine/scene/template-fields'

/**
 * The fields that the rows have, and those that are the same on all: a field with a column or with
 * a value of its own in some row varies. Without any, the texts do.
 */
export function fieldsOfRows(
  { columns, rows }: Pick<NameList, 'columns' | 'rows'>,
  fields: readonly TemplateField[],
): { varying: TemplateField[]; shared: TemplateField[] } {
  const used = new Set([
    ...columns.map(({ to }) => to),
    ...rows.flatMap(({ values }) => Object.keys(values)),
  ])
  const isTyped = ({ kind }: TemplateField) => kind !== 'photo'
  const named = fields.filter((field) => isTyped(field) && used.has(field.id))
  const varying = named.length > 0 ? named : fields.filter(({ kind }) => kind === 'text')
  return { varying, shared: fields.filter((field) => !varying.includes(field)) }
}

/** The words of a row, for its name. */
export const wordsOfRow = (
  values: Readonly<Record<string, string | null>>,
  fields: readonly TemplateField[],
): string =>
  fields
    .filter(({ kind }) => kind === 'text')
    .flatMap(({ id }) => values[id] ?? [])
    .join(', ')
