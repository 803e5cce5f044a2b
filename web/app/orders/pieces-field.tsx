import { SelectField } from '../ui/form/select-field.tsx'
import type { Choosable, Chosen } from './pieces.ts'

/** How many pieces of a line. */
export function PiecesField({
  line: { id, most },
  label,
  chosen,
  error,
  onChange,
}: {
  line: Choosable
  label: string
  chosen: Chosen
  error?: string | undefined
  onChange: (chosen: Chosen) => void
}) {
  return (
    <SelectField
      label={label}
      error={error}
      value={String(chosen[id] ?? 0)}
      onChange={({ currentTarget: { value } }) => onChange({ ...chosen, [id]: Number(value) })}
      options={Array.from({ length: most + 1 }, (_, n) => ({ value: String(n), label: String(n) }))}
    />
  )
}
