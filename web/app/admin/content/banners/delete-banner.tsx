import { useState } from 'react'
import type { AdminBanner } from '@tohfa/contract/catalog/banners'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { toast } from '#ui/toast/toast.ts'
import { deleteBanner } from './banners.calls.ts'
import { bannersTexts as texts } from './banners.texts.ts'

/** Asks, and deletes. */
export function DeleteBanner({
  banner,
  onClose,
  onDeleted,
}: {
  banner: AdminBanner | null
  onClose: () => void
  onDeleted: () => void
}) {
  const [busy, setBusy] = useState(false)

  async function remove({ id, alt }: AdminBanner) {
    setBusy(true)
    const answer = await deleteBanner(id)
    setBusy(false)
    toast(
      answer.success ? 'success' : 'error',
      answer.success ? texts.deleted(alt) : answer.error,
      'banner',
    )
    onDeleted()
  }

  return (
    <Dialog open={banner !== null} onClose={onClose} title={texts.deleteTitle} role="alertdialog">
      {banner && (
        <div className="flex flex-col gap-5 p-5">
          <p className="break-words">{texts.reallyDelete(banner.alt)}</p>
          <div className="flex flex-wrap justify-end gap-3">
            <Button look="secondary" onClick={onClose}>
              {texts.cancel}
            </Button>
            <Button look="danger" busy={busy} onClick={() => void remove(banner)}>
              {texts.yesDelete}
            </Button>
          </div>
        </div>
      )}
    </Dialog>
  )
}
