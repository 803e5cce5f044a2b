import { useState } from 'react'
import type { Failed } from '#platform/api/api-client.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { toast } from '#ui/toast/toast.ts'
import { designTexts as texts } from './designs.texts.ts'

/** Asks before something is deleted permanently. */
export function DeleteDialog<T>({
  thing,
  words,
  remove,
  onClose,
}: {
  /** Null while the dialog is closed. */
  thing: T | null
  words: { title: string; sentence: string; deleted: string }
  remove: (thing: T) => Promise<{ success: true } | Failed>
  onClose: (isDeleted: boolean) => void
}) {
  const [busy, setBusy] = useState(false)

  async function goOn(thing: T) {
    setBusy(true)
    const answer = await remove(thing)
    setBusy(false)
    const isGone = answer.success || answer.status === 404
    toast(
      isGone ? 'success' : 'error',
      answer.success || isGone ? words.deleted : answer.error,
      'designs',
    )
    onClose(isGone)
  }

  return (
    <Dialog
      open={thing !== null}
      onClose={() => onClose(false)}
      title={words.title}
      role="alertdialog"
    >
      <div className="flex flex-col gap-6 p-5">
        <p>{words.sentence}</p>
        <div className="flex flex-wrap justify-end gap-3">
          <Button look="secondary" onClick={() => onClose(false)}>
            {texts.cancel}
          </Button>
          <Button look="danger" busy={busy} onClick={() => thing !== null && void goOn(thing)}>
            {texts.delete}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
