import { useState } from 'react'
import type { Design } from '@tohfa/contract/studio/designs'
import { call } from '../../api/api-client.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { toast } from '../../ui/toast/toast.ts'
import { designTexts as texts } from './designs.texts.ts'

/** Asks before a design goes for good. */
export function DeleteDesignDialog({
  design,
  onClose,
}: {
  design: Design | null
  onClose: (isDeleted: boolean) => void
}) {
  const [busy, setBusy] = useState(false)

  async function remove({ id }: Design) {
    setBusy(true)
    const answer = await call('DELETE /designs/:id', { params: { id } })
    setBusy(false)
    const isGone = answer.success || answer.status === 404
    toast(
      isGone ? 'success' : 'error',
      answer.success || isGone ? texts.deleted : answer.error,
      'designs',
    )
    onClose(isGone)
  }

  return (
    <Dialog
      open={design !== null}
      onClose={() => onClose(false)}
      title={texts.deleteTitle}
      role="alertdialog"
    >
      <div className="flex flex-col gap-6 p-5">
        <p>{texts.reallyDelete}</p>
        <div className="flex flex-wrap justify-end gap-3">
          <Button look="secondary" onClick={() => onClose(false)}>
            {texts.cancel}
          </Button>
          <Button look="danger" busy={busy} onClick={() => design && void remove(design)}>
            {texts.delete}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
