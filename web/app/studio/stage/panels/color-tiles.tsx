import { useId } from 'react'
import { inksOf, nameOfInk } from '#studio/fields/inks.ts'
import { RadioTiles } from '#ui/form/radio-tiles.tsx'
import { stageTexts as texts } from '#studio/stage/stage.texts.ts'

const noColor = 'none'

/** The inks of the shop, the current colour first, and none where that is possible. */
export function ColorTiles({
  label,
  value,
  none,
  onChange,
}: {
  label: string
  value: string | null
  /** The word for no colour; without it there is always one. */
  none?: string
  onChange: (color: string | null) => void
}) {
  const name = useId()
  const colors = inksOf(value)
  return (
    <RadioTiles
      legend={label}
      name={name}
      current={value === null ? (none ?? texts.none) : nameOfInk(value)}
      value={value ?? noColor}
      onChange={(color) => onChange(color === noColor ? null : color)}
      tiles={[
        ...(none === undefined
          ? []
          : [{ value: noColor, label: none, picture: <Swatch color="none" /> }]),
        ...colors.map((color) => ({
          value: color,
          label: nameOfInk(color),
          picture: <Swatch color={color} />,
        })),
      ]}
    />
  )
}

function Swatch({ color }: { color: string }) {
  return (
    <svg viewBox="0 0 36 36" className="block size-9">
      <circle cx="18" cy="18" r="17.5" fill={color} stroke="var(--control-line)" />
      {color === 'none' && <path d="M6 30 30 6" stroke="var(--danger)" strokeWidth="2" />}
    </svg>
  )
}
