import type { TemplateField } from '@tohfa/print-engine/scene/template-fields'
import { RadioTiles } from '#ui/form/radio-tiles.tsx'
import { inksOf, nameOfInk } from './inks.ts'

export function ColorField({
  field: { id, sample },
  label,
  value,
  onChange,
}: {
  field: TemplateField
  label: string
  value: string | null
  onChange: (color: string) => void
}) {
  const offered = inksOf(sample)
  const chosen = (value ?? sample)?.toLowerCase() ?? null
  const colors = chosen && !offered.includes(chosen) ? [chosen, ...offered] : offered
  return (
    <RadioTiles
      legend={label}
      name={`studio-${id}`}
      {...(chosen && { current: nameOfInk(chosen) })}
      value={chosen}
      onChange={onChange}
      tiles={colors.map((color) => ({
        value: color,
        label: nameOfInk(color),
        picture: (
          <svg viewBox="0 0 36 36" className="block size-9">
            <circle cx="18" cy="18" r="17.5" fill={color} stroke="var(--control-line)" />
          </svg>
        ),
      }))}
    />
  )
}
