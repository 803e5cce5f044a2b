import { User } from 'lucide-react'
import { Suspense, useState } from 'react'
import { lazyPart } from '../ui/lazy-part.ts'
import { MenuButton } from '../ui/menu-button.tsx'
import { layoutTexts as texts } from './layout.texts.ts'

// Fetched when somebody comes near its button.
const loadMenu = () => import('./open-user-menu.tsx')
const OpenUserMenu = lazyPart(loadMenu)

/** The button of a person's menu, and the menu from when it is first pressed. */
export function UserMenu({ className }: { className?: string }) {
  const [asked, setAsked] = useState<'button' | 'first'>()
  const fetchMenu = () => void loadMenu()
  const button = (
    <MenuButton
      name={texts.account}
      onPointerEnter={fetchMenu}
      onFocus={fetchMenu}
      onClick={() => setAsked('button')}
      onKeyDown={({ key }) => {
        if (key === 'ArrowDown') setAsked('first')
      }}
    >
      <UserMenuFace />
    </MenuButton>
  )
  return (
    <div className={className}>
      {asked ? (
        <Suspense fallback={button}>
          <OpenUserMenu startsAt={asked} />
        </Suspense>
      ) : (
        button
      )}
    </div>
  )
}

export function UserMenuFace() {
  return (
    <>
      <User aria-hidden className="size-6" />
      <span aria-hidden className="hidden text-sm font-medium xl:inline">
        {texts.account}
      </span>
    </>
  )
}
