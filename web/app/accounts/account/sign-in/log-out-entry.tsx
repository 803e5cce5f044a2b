import { LogOut } from 'lucide'
import { useState } from 'react'
import { accountTexts as texts } from '#accounts/account/account.texts.ts'
import { LogOutDialog } from './log-out-dialog.tsx'
import { Icon } from '#ui/icon.tsx'

/** The last entry of both account menus: asks, and then logs out. */
export function LogOutEntry({ className, iconSize }: { className: string; iconSize: string }) {
  const [asking, setAsking] = useState(false)
  return (
    <li>
      <button type="button" className={className} onClick={() => setAsking(true)}>
        <Icon shape={LogOut} className={`${iconSize} shrink-0 text-quiet`} />
        {texts.logOut}
      </button>
      <LogOutDialog open={asking} onClose={() => setAsking(false)} />
    </li>
  )
}
