import { User } from 'lucide'
import { layoutTexts as texts } from '#layout/layout.texts.ts'
import { Icon } from '#ui/icon.tsx'

/** What the button of the menu shows, before its script came and afterwards. */
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
