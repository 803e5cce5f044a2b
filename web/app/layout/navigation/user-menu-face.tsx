import { User } from 'lucide-react'
import { layoutTexts as texts } from '../layout.texts.ts'

/** What the button of the menu shows, before its script came and afterwards. */
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
