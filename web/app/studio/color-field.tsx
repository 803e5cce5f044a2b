import { colorNames } from '@tohfa/contract/studio/color-names.texts'
import { nearestColor } from '@tohfa/contract/studio/nearest-color'
import type { TemplateField } from '@tohfa/contract/studio/template-fields'
import { RadioTiles } from '../ui/form/radio-tiles.tsx'

/** The shop's inks, beside the one that the template begins with. */
const inks = [
  '#1c1a17',
  '#ffffff',
  '#a8322a',
  '#e27a2c',
  '#e9b824',
  '#2e6b45',
  '#26418e',
  '#6a2f86',
  '#d8578f',
  '#6a4329',
]

const nameOf = (color: string): string => colorNames[nearestColor(color)]

/** The template's own colour first, then every ink that is called otherwise. */
function inksOf(sample: string | null): string[] {
  const own = sample ? [sample.toLowerCase()] : []
  return [...own, ...inks.filter((ink) => own.every((other) => nameOf(other) !== nameOf(ink)))]
}

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
      {...(chosen && { current: nameOf(chosen) })}
      value={chosen}
      onChange={onChange}
      tiles={colors.map((color) => ({
        value: color,
        label: nameOf(color),
        picture: (
          <svg viewBox="0 0 36 36" className="block size-9">
            <circle cx="18" cy="18" r="17.5" fill={color} stroke="var(--control-line)" />
          </svg>
        ),
      }))}
    />
  )
}
