import { EyeOff, Lock } from 'lucide'
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { Icon } from '#ui/icon.tsx'
import { typeAhead } from '#ui/overlay/type-ahead.ts'
import type { ProductStudio } from '@tohfa/contract/studio/product-studio'
import { itemName } from '#studio/stage/item-name.ts'
import { focusPicture } from '#studio/stage/focus-picture.ts'
import type { Arranging } from '#studio/stage/arranging.ts'
import { stageTexts as texts } from '#studio/stage/stage.texts.ts'
import type { StageState } from '#studio/stage/use-stage.ts'

/** The items of a side as a list, from the front to the back, in which several can be selected. */
export function LayersList({
  studio,
  stage,
  arranging,
  onItemKey,
}: {
  studio: ProductStudio
  stage: StageState
  arranging: Arranging
  /** Handles the keys that the picture has too. */
  onItemKey: (event: KeyboardEvent) => void
}) {
  const { area, sheet, selected } = stage
  const id = useId()
  const items = area.items.toReversed()
  const [active, setActive] = useState<string>()
  const [find] = useState(typeAhead)
  const places = useRef(new Map<string, HTMLElement>())
  const current = items.find((item) => item.id === active) ?? selected.at(-1) ?? items[0]
  const names = items.map((item) => itemName(studio, item, sheet))

  const hasFocus = useRef(false)
  const keepFocus = useEffectEvent(() => {
    if (!hasFocus.current || document.activeElement !== document.body) return
    const place = places.current.get(current?.id ?? '')
    if (place) place.focus()
    else focusPicture()
  })
  // Undo may remove the item that has the focus.
  useEffect(() => keepFocus())

  function goTo(index: number, isAdded: boolean) {
    const item = items[Math.max(0, Math.min(items.length - 1, index))]
    if (!item) return
    setActive(item.id)
    places.current.get(item.id)?.focus()
    if (!isAdded) stage.select([item.id])
    else if (!selected.includes(item)) stage.select([...selected.map((one) => one.id), item.id])
  }

  function onKeyDown(event: KeyboardEvent) {
    const at = current ? items.indexOf(current) : -1
    const { key, shiftKey, altKey, ctrlKey, metaKey } = event
    if (altKey && (key === 'ArrowUp' || key === 'ArrowDown')) {
      event.preventDefault()
      arranging.order(key === 'ArrowUp' ? 1 : -1)
      return
    }
    if (ctrlKey || metaKey) return onItemKey(event)
    const target = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: items.length - 1 }[key]
    if (target !== undefined) {
      event.preventDefault()
      goTo(target, shiftKey)
    } else if (key === ' ' && current) {
      event.preventDefault()
      toggle(current.id)
    } else if (/^\p{L}$/u.test(key)) {
      const found = find(key, names)
      if (found !== -1) goTo(found, false)
    } else onItemKey(event)
  }

  function toggle(one: string) {
    const ids = selected.map((item) => item.id)
    stage.select(ids.includes(one) ? ids.filter((known) => known !== one) : [...ids, one])
  }

  if (items.length === 0) return <p className="text-sm text-quiet">{texts.noLayers}</p>
  return (
    <div>
      <p id={`${id}-note`} className="mb-2 text-xs text-quiet">
        {texts.layersNote}
      </p>
      <div
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- phones hide the list of a select
        role="listbox"
        aria-label={texts.layers}
        aria-describedby={`${id}-note`}
        aria-multiselectable
        className="flex flex-col gap-1"
      >
        {items.map((item, nth) => (
          <div
            key={item.id}
            ref={(element) => {
              if (element) places.current.set(item.id, element)
              else places.current.delete(item.id)
            }}
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- for the same reason
            role="option"
            tabIndex={item === current ? 0 : -1}
            aria-selected={selected.includes(item)}
            onKeyDown={onKeyDown}
            onFocus={() => (hasFocus.current = true)}
            onBlur={() => (hasFocus.current = false)}
            onClick={(event) => {
              setActive(item.id)
              if (event.shiftKey || event.ctrlKey || event.metaKey) toggle(item.id)
              else stage.select([item.id])
            }}
            className="flex min-h-11 cursor-pointer items-center gap-2 rounded-control border border-control px-3 text-sm aria-selected:border-link aria-selected:bg-link-wash"
          >
            <span data-from-people className="min-w-0 flex-1 truncate">
              {names[nth]}
            </span>
            {item.hidden && (
              <>
                <Icon shape={EyeOff} className="size-4 text-quiet" />
                <span className="sr-only">{texts.hidden}</span>
              </>
            )}
            {item.locked && (
              <>
                <Icon shape={Lock} className="size-4 text-quiet" />
                <span className="sr-only">{texts.locked}</span>
              </>
            )}
          </div>
        ))}
      </div>
    </div>
  )
}
