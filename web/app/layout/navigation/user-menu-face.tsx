import { User } from 'lucide'
import { layoutTexts as texts } from '#layout/layout.texts.ts'
import { Icon } from '#ui/icon.tsx'

/** The content of the menu's button, before its script loads and after. */
export function UserMenuFace() {
  return (
    <>
      <Icon shape={User} className="size-6" />
      <span aria-hidden className="hidden text-sm font-medium xl:inline">
        {texts.account}
      </span>
    </>
  )
}
