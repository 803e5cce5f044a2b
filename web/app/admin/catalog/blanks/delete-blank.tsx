import type { Blank } from '@tohfa/contract/catalog/blanks'
import { useCall } from '#platform/api/use-call.ts'
import { FormEnd } from '#ui/form/form-end.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { toast } from '#ui/toast/toast.ts'
import { blanksTexts as texts } from './blanks.texts.ts'

/** Asks, and deletes. */
export function DeleteBlank({
  blank,
  onClose,
  onDeleted,
}: {
  blank: Blank | null
  onClose: () => void
  onDeleted: () => void
}) {
  const [busy, call] = useCall()

  async function remove({ id, title }: Blank) {
    const answer = await call('DELETE /admin/blanks/:id', { params: { id } })
    const { success } = answer
    toast(success ? 'success' : 'error', success ? texts.deleted(title) : answer.error, 'blank')
    onDeleted()
  }

  return (
    <Dialog open={blank !== null} onClose={onClose} title={texts.deleteTitle} role="alertdialog">
      {blank && (
        <div className="flex flex-col gap-5 p-5">
          <p className="wrap-anywhere">{texts.reallyDelete(blank.title)}</p>
          <FormEnd
            leave={texts.cancel}
            send={texts.yesDelete}
            look="danger"
            busy={busy}
            onLeave={onClose}
            onSend={() => void remove(blank)}
          />
        </div>
      )}
    </Dialog>
  )
}
