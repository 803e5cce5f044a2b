import type { ReactNode } from 'react'

type Tile<T extends string> = {
  value: T
  /** The accessible name, also for tests. */
  label: string
  /** Drawn instead of the label. */
  picture?: ReactNode
  disabled?: boolean
  /** Announced after the label of an unavailable tile, such as Out of stock. */
  note?: string
}

/** A choice as tiles: real radio buttons, for keys and screen readers. */
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
  /** The selected value, next to the legend. */
  current?: string
  /** The id of its message. */
  describedBy?: string
}) {
  return (
    <fieldset className="min-w-0" aria-describedby={describedBy}>
      {/* Floating: WebKit counts another legend twice in the height, until the next layout. */}
      <legend className={legendHidden ? 'sr-only' : 'float-left mb-2 w-full text-sm font-medium'}>
        {legend}
        {current && <span className="font-normal text-quiet">{`: ${current}`}</span>}
      </legend>
      <div className="clear-both flex flex-wrap gap-2">
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
