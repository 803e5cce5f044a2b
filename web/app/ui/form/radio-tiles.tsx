import type { ReactNode } from 'react'

type Tile<T extends string> = {
  value: T
  /** The name that is read out and tested for. */
  label: string
  /** What is drawn instead of the label. */
  picture?: ReactNode
  disabled?: boolean
  /** Said after the label of a tile that cannot be had, such as Out of stock. */
  note?: string
}

/** One of several, as tiles: real radios underneath, so that keys and readers know them. */
export function RadioTiles<T extends string>({
  legend,
  name,
  tiles,
  value,
  onChange,
  legendHidden = false,
  current,
  describedBy,
}: {
  legend: string
  name: string
  tiles: readonly Tile<T>[]
  value: T | null
  onChange: (value: T) => void
  legendHidden?: boolean
  /** What is chosen, said beside the legend. */
  current?: string
  /** The id of what is said of it. */
  describedBy?: string
}) {
  return (
    <fieldset className="min-w-0" aria-describedby={describedBy}>
      <legend className={legendHidden ? 'sr-only' : 'mb-2 text-sm font-medium'}>
        {legend}
        {current && <span className="font-normal text-quiet">{`: ${current}`}</span>}
      </legend>
      <div className="flex flex-wrap gap-2">
        {tiles.map((tile) => {
          const spoken = tile.note ? `${tile.label}, ${tile.note}` : tile.label
          return (
            <label
              key={tile.value}
              title={spoken}
              className={`tile ${tile.picture ? 'tile-picture' : 'tile-words'}`}
            >
              <input
                type="radio"
                name={name}
                value={tile.value}
                checked={tile.value === value}
                disabled={tile.disabled}
                aria-label={spoken}
                onChange={() => onChange(tile.value)}
                className="absolute inset-0 cursor-[inherit] appearance-none outline-none"
              />
              <span aria-hidden className="pointer-events-none">
                {tile.picture ?? tile.label}
              </span>
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}
