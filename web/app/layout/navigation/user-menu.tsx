import { Suspense, useState, type MouseEvent } from 'react'
import { lazyPart } from '#ui/lazy-part.tsx'
import { menuButtonClass } from '#ui/overlay/menu-button.tsx'
import { useInBrowser } from '#ui/use-in-browser.ts'
import { layoutTexts as texts } from '#layout/layout.texts.ts'
import { UserMenuFace } from './user-menu-face.tsx'

// Fetched when somebody comes near its button.
const loadMenu = () => import('./open-user-menu.tsx')
const OpenUserMenu = lazyPart(loadMenu)

/**
 * The way to a person's menu: a link to the sign-in that scripts make the menu's button, and the menu
 * from when it is first pressed.
 */
export function UserMenu({ className }: { className?: string }) {
  const [openedAt, setOpenedAt] = useState<'button' | 'first'>()
  const isAlive = useInBrowser()
  const fetchMenu = () => void loadMenu()
  const button = (
    <a
      href="/signin"
      aria-label={texts.account}
      {...(isAlive && { role: 'button', 'aria-expanded': false })}
      onPointerEnter={fetchMenu}
      onFocus={fetchMenu}
      onClick={(event) => {
        if (opensElsewhere(event)) return
        event.preventDefault()
        setOpenedAt('button')
      }}
      onKeyDown={(event) => {
        if (event.key !== 'ArrowDown' && event.key !== ' ') return
        event.preventDefault()
        setOpenedAt(event.key === ' ' ? 'button' : 'first')
      }}
      className={menuButtonClass}
    >
      <UserMenuFace />
    </a>
  )
  return (
    <div className={className}>
      {openedAt ? (
        <Suspense fallback={button}>
          <OpenUserMenu startsAt={openedAt} />
        </Suspense>
      ) : (
        button
      )}
    </div>
  )
}

/** In another tab or window, as people may open any link. */
const opensElsewhere = ({ ctrlKey, metaKey, shiftKey }: MouseEvent) =>
  ctrlKey || metaKey || shiftKey
