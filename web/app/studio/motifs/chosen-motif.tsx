import type { MotifEntry } from '@tohfa/contract/studio/motifs'
import { Button } from '#ui/button.tsx'
import { RadioTiles } from '#ui/form/radio-tiles.tsx'
import { inksOf, nameOfInk } from '#studio/fields/inks.ts'
import { labelOfMotif } from './motif-name.ts'
import { MotifPicture } from './motif-picture.tsx'
import { motifPickerTexts as texts } from './motif-picker.texts.ts'
import { useMotifs } from './use-motifs.ts'

/** The chosen drawing, large, with a row of colours for each of its slots. */
export function ChosenMotif({
  entry,
  colors,
  onColors,
  onPick,
}: {
  entry: MotifEntry
  colors: readonly string[]
  onColors: (colors: readonly string[]) => void
  onPick: (motif: string, colors: string[]) => void
}) {
  const drawing = useMotifs([entry.id])(entry.id)
  const isOwn = colors.every((color, slot) => color === entry.colors[slot])
  return (
    <section
      aria-label={labelOfMotif(entry)}
      className="grid gap-4 border-t border-hairline pt-4 sm:grid-cols-[9rem_1fr]"
    >
      <div className="flex flex-col items-center gap-2">
        <div className="grid size-36 place-items-center">
          {drawing && <MotifPicture motif={drawing} colors={colors} className="size-full" />}
        </div>
        <p className="text-sm font-medium">{labelOfMotif(entry)}</p>
      </div>
      <div className="flex min-w-0 flex-col gap-4">
        {colors.map((color, slot) => (
          <Swatches
            key={`${entry.id}-${entry.colors[slot]}`}
            label={texts.color(slot + 1)}
            name={`motif-color-${slot}`}
            own={entry.colors[slot] ?? color}
            value={color}
            onChange={(next) => onColors(colors.with(slot, next))}
          />
        ))}
        <div className="flex flex-wrap items-center gap-3">
          <Button onClick={() => onPick(entry.id, [...colors])}>{texts.use}</Button>
          {!isOwn && (
            <Button look="quiet" onClick={() => onColors([])}>
              {texts.ownColors}
            </Button>
          )}
        </div>
      </div>
    </section>
  )
}

/** The drawing's own colour, the shop's inks, and any other by the platform's picker. */
function Swatches({
  label,
  name,
  own,
  value,
  onChange,
}: {
  label: string
  name: string
  own: string
  value: string
  onChange: (color: string) => void
}) {
  const offered = inksOf(own)
  const colors = offered.includes(value) ? offered : [value, ...offered]
  return (
    <div className="flex flex-wrap items-end gap-2">
      <RadioTiles
        legend={label}
        name={name}
        current={nameOfInk(value)}
        value={value}
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
      <input
        type="color"
        aria-label={texts.otherColor(label)}
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
        className="h-11 w-12 cursor-pointer rounded-control border border-control bg-surface p-1"
      />
    </div>
  )
}
