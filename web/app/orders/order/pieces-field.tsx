import { LinePicture } from '#orders/cart/line-picture.tsx'
import { Checkbox } from '#ui/form/choice.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import type { Choosable, Chosen } from './pieces.ts'

/** A quantity field for a line, next to its picture; a line of one piece has a checkbox. */
export function PiecesField({
  choice: { id, most, name, line, row },
  label,
  chosen,
  error,
  onChange,
}: {
  choice: Choosable
  /** The label of the number, if there are several. */
  label: string
  chosen: Chosen
  error?: string | undefined
  onChange: (chosen: Chosen) => void
}) {
  const pieces = chosen[id] ?? 0
  const choose = (quantity: number) => onChange({ ...chosen, [id]: quantity })
  return (
    <div className="grid grid-cols-[3.5rem_1fr] items-start gap-x-4">
      <LinePicture line={line} sizes="3.5rem" className="w-full" />
      {most === 1 || row !== undefined ? (
        <div className="min-w-0 *:whitespace-normal *:wrap-anywhere">
          <Checkbox
            name={id}
            value="1"
            label={name}
            checked={pieces > 0}
            onChange={(on) => choose(on ? most : 0)}
          />
          {error && <p className="text-xs font-medium text-danger">{error}</p>}
        </div>
      ) : (
        <SelectField
          label={label}
          error={error}
          value={String(pieces)}
          onChange={({ currentTarget: { value } }) => choose(Number(value))}
          options={Array.from({ length: most + 1 }, (_, n) => ({
            value: String(n),
            label: String(n),
          }))}
        />
      )}
    </div>
  )
}
