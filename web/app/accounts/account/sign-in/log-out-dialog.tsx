import { useLogOut } from './use-log-out.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { accountTexts as texts } from '#accounts/account/account.texts.ts'

/** The question before Log Out in the account area (docs/product.md 13.9). */
export function LogOutDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const logOut = useLogOut()
  return (
    <Dialog open={open} onClose={onClose} title={texts.alert} role="alertdialog">
      <div className="flex flex-col gap-6 p-5">
        <p>{texts.reallyLogOut}</p>
        <div className="flex flex-wrap justify-end gap-3">
          <Button look="secondary" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button onClick={logOut}>{texts.logOut}</Button>
        </div>
      </div>
    </Dialog>
  )
}
