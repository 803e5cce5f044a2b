import {
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
} from 'react'
import { flushSync } from 'react-dom'
import { MenuButton } from './menu-button.tsx'
import { typeAhead } from './type-ahead.ts'
import { useBackToClose } from './use-back-to-close.ts'

const item = '[data-menu] :is(a, button)'
const itemsOf = (frame: HTMLElement | null) => [
  ...(frame?.querySelectorAll<HTMLElement>(item) ?? []),
]

/**
 * A button that opens a short list of links and buttons. Arrow keys, Home, End and typed letters
 * move in it. Escape, Back, a press outside and a choice close it and restore the focus.
 */
export function Menu({
  name,
  button,
  children,
  className = '',
  panelClass = 'w-56',
  startsAt,
  onToggle,
}: {
  name: string
  button: ReactNode
  children: ReactNode
  className?: string
  /** The width and layout of the list. */
  panelClass?: string
  /** The initial focus, for a menu that mounts after its button was pressed. */
  startsAt?: 'button' | 'first'
  /** Called when it opens or closes, before rendering. */
  onToggle?: (open: boolean) => void
}) {
  const [open, setOpen] = useState(startsAt !== undefined)
  const frame = useRef<HTMLDivElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const id = useId()
  const [find] = useState(typeAhead)

  useBackToClose(open, close)

  useLayoutEffect(() => onToggle?.(open), [open, onToggle])

  useEffect(() => {
    if (startsAt === 'button') opener.current?.focus()
    if (startsAt === 'first') itemsOf(frame.current)[0]?.focus()
  }, [startsAt])

  useEffect(() => {
    if (!open) return undefined
    const closeOutside = (event: Event) => {
      if (!frame.current?.contains(event.target as Node)) setOpen(false)
    }
    document.addEventListener('pointerdown', closeOutside)
    document.addEventListener('focusin', closeOutside)
    return () => {
      document.removeEventListener('pointerdown', closeOutside)
      document.removeEventListener('focusin', closeOutside)
    }
  }, [open])

  function close() {
    setOpen(false)
    opener.current?.focus()
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape' && open) {
      close()
      return
    }
    const all = itemsOf(frame.current)
    const at = all.indexOf(document.activeElement as HTMLElement)
    const target = {
      ArrowDown: all[(at + 1) % all.length],
      ArrowUp: all.at(at <= 0 ? -1 : at - 1),
      Home: all[0],
      End: all.at(-1),
    }[event.key]
    if (target) {
      event.preventDefault()
      // Synchronously, or the next key would still go to the button; a hidden element accepts no
      // focus.
      flushSync(() => setOpen(true))
      target.focus()
    } else if (open && event.key.length === 1 && event.key !== ' ') {
      const found = find(
        event.key,
        all.map((item) => item.textContent),
      )
      if (found !== -1) all[found]?.focus()
    }
  }

  return (
    <div
      ref={frame}
      role="presentation"
      className={`relative ${className}`}
      onKeyDown={onKeyDown}
      onClick={(event) => {
        if (event.target instanceof Element && event.target.closest(item)) setOpen(false)
      }}
    >
      <MenuButton
        ref={opener}
        name={name}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {button}
      </MenuButton>
      <div
        id={id}
        data-menu
        hidden={!open}
        className={`absolute right-0 z-30 mt-2 animate-arrive rounded-control border border-hairline bg-surface py-2 shadow-float ${panelClass}`}
      >
        {children}
      </div>
    </div>
  )
}

export const menuItemClass =
  'flex min-h-11 w-full items-center gap-3 px-4 text-left text-sm transition-colors hover:bg-sunken focus-visible:-outline-offset-2'
