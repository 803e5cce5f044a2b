import { useState } from 'react'
import type { AdminCollection } from '@tohfa/contract/catalog/collections'
import { call } from '#platform/api/api-client.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { toast } from '#ui/toast/toast.ts'
import { collectionsTexts as texts } from './collections.texts.ts'

/** Asks, and deletes. */
export function DeleteCollection({
  collection,
  onClose,
  onDeleted,
}: {
  collection: AdminCollection | null
  onClose: () => void
  onDeleted: () => void
}) {
  const [busy, setBusy] = useState(false)

  async function remove({ id, title }: AdminCollection) {
    setBusy(true)
    const answer = await call('DELETE /admin/collections/:id', { params: { id } })
    setBusy(false)
    const { success } = answer
    toast(
      success ? 'success' : 'error',
      success ? texts.deleted(title) : answer.error,
      'collection',
    )
    onDeleted()
  }

  return (
    <Dialog
      open={collection !== null}
      onClose={onClose}
      title={texts.deleteTitle}
      role="alertdialog"
    >
      {collection && (
        <div className="flex flex-col gap-5 p-5">
          <p className="wrap-anywhere">{texts.reallyDelete(collection.title)}</p>
          <div className="flex flex-wrap justify-end gap-3">
            <Button look="secondary" onClick={onClose}>
              {texts.cancel}
            </Button>
            <Button look="danger" busy={busy} onClick={() => void remove(collection)}>
              {texts.yesDelete}
            </Button>
          </div>
        </div>
      )}
    </Dialog>
  )
}
