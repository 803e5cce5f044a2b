import { type KeyboardEvent, useEffect, useEffectEvent } from 'react'
import type { Arranging } from './arranging.ts'
import type { StageState } from './use-stage.ts'

/** Millimetres and degrees of one press of a key. */
const [step, bigStep, turnStep] = [0.5, 5, 1]

const typesIn = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.matches('input, textarea, select')

/**
 * The keys of the stage (docs/studio.md 18.5): those with Ctrl everywhere but in fields, the others
 * on the picture and in the list of layers.
 * @returns the handler of the picture
 */
export function useStageKeys(stage: StageState, arranging: Arranging) {
  const onShortcut = useEffectEvent((event: globalThis.KeyboardEvent) => {
    if (event.defaultPrevented || event.altKey || typesIn(event.target)) return
    if (document.querySelector('dialog[open]')) return
    const key = event.key.toLowerCase()
    const done =
      event.ctrlKey || event.metaKey
        ? {
            z: event.shiftKey ? stage.redo : stage.undo,
            y: stage.redo,
            d: arranging.duplicate,
          }[key]
        : undefined
    if (!done) return
    event.preventDefault()
    done()
  })
  useEffect(() => {
    const hear = (event: globalThis.KeyboardEvent) => onShortcut(event)
    document.addEventListener('keydown', hear)
    return () => document.removeEventListener('keydown', hear)
  }, [])

  return {
    /** On the picture. */
    onPictureKey(event: KeyboardEvent) {
      const by = event.shiftKey ? bigStep : step
      const way = {
        ArrowLeft: [-by, 0],
        ArrowRight: [by, 0],
        ArrowUp: [0, -by],
        ArrowDown: [0, by],
      }[event.key]
      if (!way || event.ctrlKey || event.metaKey) return onItemKey(event)
      event.preventDefault()
      if (stage.selected.length === 0) return selectNext(stage, event.key)
      const [dx = 0, dy = 0] = way
      if (!event.altKey) return arranging.move(dx, dy)
      if (dy !== 0) arranging.order(dy < 0 ? 1 : -1)
    },
    onItemKey,
  }

  function onItemKey(event: KeyboardEvent) {
    const isAll = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'a'
    if (isAll && !event.altKey) {
      event.preventDefault()
      return stage.select(
        stage.area.items.flatMap(({ id, hidden, locked }) => (hidden || locked ? [] : id)),
      )
    }
    const done = {
      Delete: arranging.remove,
      Backspace: arranging.remove,
      '[': () => arranging.turn(-turnStep),
      ']': () => arranging.turn(turnStep),
      Escape: () => stage.select([]),
    }[event.key]
    if (!done || event.ctrlKey || event.metaKey || typesIn(event.target)) return
    event.preventDefault()
    done()
  }
}

/** Without a selection, arrow keys choose an item. */
function selectNext({ area, select }: StageState, key: string): void {
  const item = key === 'ArrowLeft' || key === 'ArrowUp' ? area.items[0] : area.items.at(-1)
  if (item) select([item.id])
}
