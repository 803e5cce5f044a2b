import { ArrowDown, ArrowUp } from 'lucide'
import { IconButton } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { rowButtonsTexts as texts } from './row-buttons.texts.ts'

export type Place = { index: number; count: number; onMove: (from: number, to: number) => void }

/** Moves a row up or down among the others. */
export function MoveButtons({
  name,
  place: { index, count, onMove },
  size = 'size-5',
}: {
  name: string
  place: Place
  size?: string
}) {
  return (
    <>
      <IconButton
        name={texts.up(name)}
        disabled={index === 0}
        onClick={() => onMove(index, index - 1)}
      >
        <Icon shape={ArrowUp} className={size} />
      </IconButton>
      <IconButton
        name={texts.down(name)}
        disabled={index === count - 1}
        onClick={() => onMove(index, index + 1)}
      >
        <Icon shape={ArrowDown} className={size} />
      </IconButton>
    </>
  )
}

/** A list with one of its rows at another place. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const all = [...list]
  all.splice(to, 0, ...all.splice(from, 1))
  return all
}
