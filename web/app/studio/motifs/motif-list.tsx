import type { MotifEntry } from '@tohfa/contract/studio/motifs'
import { useNear } from '#ui/use-near.ts'
import { labelOfMotif } from './motif-name.ts'
import { MotifPicture } from './motif-picture.tsx'
import { motifPickerTexts as texts } from './motif-picker.texts.ts'
import { useMotifs } from './use-motifs.ts'

/** The drawings as pictures to choose from: real radio buttons, for keys and screen readers. */
export function MotifList({
  name,
  motifs,
  chosen,
  colors,
  onChoose,
}: {
  name: string
  motifs: readonly MotifEntry[]
  chosen: string | undefined
  /** Of the chosen one, by slot. */
  colors: readonly string[]
  onChoose: (id: string) => void
}) {
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{texts.drawings}</legend>
      <div className="relative grid max-h-[min(22rem,42dvh)] grid-cols-[repeat(auto-fill,minmax(5.5rem,1fr))] gap-2 overflow-y-auto p-1">
        {motifs.map((entry) => (
          <MotifTile
            key={entry.id}
            name={name}
            entry={entry}
            colors={entry.id === chosen ? colors : []}
            isChosen={entry.id === chosen}
            onChoose={onChoose}
          />
        ))}
      </div>
    </fieldset>
  )
}

/** A drawing is fetched when it comes into sight: all together weigh 800 kB. */
function MotifTile({
  name,
  entry,
  colors,
  isChosen,
  onChoose,
}: {
  name: string
  entry: MotifEntry
  colors: readonly string[]
  isChosen: boolean
  onChoose: (id: string) => void
}) {
  const { ref, near } = useNear<HTMLLabelElement>()
  const drawing = useMotifs(near ? [entry.id] : [])(entry.id)
  const label = labelOfMotif(entry)
  return (
    <label
      ref={ref}
      title={label}
      className="relative flex h-26 min-w-0 cursor-pointer flex-col items-center gap-1 rounded-control border border-hairline bg-surface p-2 pb-1 hover:border-ink has-checked:border-link has-checked:bg-link-wash has-checked:ring-1 has-checked:ring-link has-focus-visible:outline-2 has-focus-visible:outline-offset-1 has-focus-visible:outline-link"
    >
      <input
        type="radio"
        name={name}
        value={entry.id}
        checked={isChosen}
        aria-label={label}
        onChange={() => onChoose(entry.id)}
        className="absolute inset-0 cursor-[inherit] appearance-none outline-none"
      />
      <span
        aria-hidden
        className="pointer-events-none grid min-h-0 w-full flex-1 place-items-center"
      >
        {drawing ? (
          <MotifPicture motif={drawing} colors={colors} className="size-full max-h-16" />
        ) : (
          <span className="size-12 rounded-full bg-sunken" />
        )}
      </span>
      <span aria-hidden className="pointer-events-none w-full truncate text-center text-xs">
        {label}
      </span>
    </label>
  )
}
