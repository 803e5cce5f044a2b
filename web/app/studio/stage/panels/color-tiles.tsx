import { useId, useState } from 'react'
import { inksOf, nameOfInk } from '#studio/fields/inks.ts'
import { RadioTiles } from '#ui/form/radio-tiles.tsx'
import { stageTexts as texts } from '#studio/stage/stage.texts.ts'

const noColor = 'none'

/** The inks of the shop, the current colour first, any other, and none where that is possible. */
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
  /** The colours on the way to one of the browser's picker have the same key. */
  onChange: (color: string | null, key?: string) => void
}) {
  const name = useId()
  const [picks, setPicks] = useState(0)
  const colors = inksOf(value)
  const tiles = (
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
  return (
    <div className="flex flex-col items-start gap-2">
      {tiles}
      <label className="flex cursor-pointer items-center gap-2 text-sm">
        <input
          type="color"
          aria-label={texts.otherColor(label)}
          title={texts.otherColor(label)}
          value={value ?? '#ffffff'}
          onClick={() => setPicks(picks + 1)}
          onChange={({ currentTarget }) => onChange(currentTarget.value, `color ${name} ${picks}`)}
          className="h-11 w-12 cursor-pointer rounded-control border border-control bg-surface p-1"
        />
        {texts.anotherColor}
      </label>
    </div>
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
