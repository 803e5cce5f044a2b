import { ChevronDown, ChevronUp, CircleAlert, Trash2 } from 'lucide'
import { useEffect, useId, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { IconButton } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { productStudioTexts as texts } from './product-studio.texts.ts'

/** The common props of list elements, each of which opens for editing. */
type FoldProps = {
  name: string
  isOpen: boolean
  /** Whether it has just been added: the focus goes to its first control. */
  isNew: boolean
  isFaulty: boolean
  isFirst: boolean
  isLast: boolean
  onToggle: () => void
  onMove: (by: -1 | 1) => void
  onRemove: () => void
}

/** An element of a list, sorted by buttons or, on its name, by Alt and an arrow key. */
export function Fold({
  name,
  isOpen,
  isNew,
  isFaulty,
  isFirst,
  isLast,
  onToggle,
  onMove,
  onRemove,
  children,
}: FoldProps & { children: ReactNode }) {
  const id = useId()
  const body = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (isNew) body.current?.querySelector<HTMLElement>('input, select, textarea')?.focus()
  }, [isNew])

  /** Moving it in the DOM would lose the focus. */
  function move(by: -1 | 1, pressed: HTMLElement) {
    flushSync(() => onMove(by))
    pressed.focus()
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const by = { ArrowUp: -1 as const, ArrowDown: 1 as const }[event.key]
    if (!event.altKey || !by) return
    event.preventDefault()
    move(by, event.currentTarget)
  }

  return (
    <li className="border-b border-hairline">
      <div className="flex items-center gap-1">
        <h3 className="min-w-0 flex-1">
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={onToggle}
            onKeyDown={onKeyDown}
            className="flex min-h-12 w-full items-center gap-2 text-left text-sm font-semibold hover:text-link"
          >
            <Icon
              shape={ChevronDown}
              className={`size-4 shrink-0 transition-transform ${isOpen ? '' : '-rotate-90'}`}
            />
            <span className="truncate">{name}</span>
            {isFaulty && (
              <span className="inline-flex shrink-0 items-center gap-1 text-xs text-danger">
                <Icon shape={CircleAlert} className="size-4" />
                <span className="max-sm:sr-only">{texts.needsALook}</span>
              </span>
            )}
          </button>
        </h3>
        <IconButton
          name={texts.earlier(name)}
          aria-disabled={isFirst || undefined}
          onClick={({ currentTarget }) => move(-1, currentTarget)}
        >
          <Icon shape={ChevronUp} className="size-4" />
        </IconButton>
        <IconButton
          name={texts.later(name)}
          aria-disabled={isLast || undefined}
          onClick={({ currentTarget }) => move(1, currentTarget)}
        >
          <Icon shape={ChevronDown} className="size-4" />
        </IconButton>
        <IconButton name={texts.remove(name)} onClick={onRemove}>
          <Icon shape={Trash2} className="size-4" />
        </IconButton>
      </div>
      <div ref={body} id={id} hidden={!isOpen} className="pt-1 pb-5 pl-6 max-sm:pl-0">
        {isOpen && children}
      </div>
    </li>
  )
}
