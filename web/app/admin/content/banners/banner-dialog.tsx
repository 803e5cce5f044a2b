import { Dialog } from '#ui/overlay/dialog.tsx'
import { BannerForm } from './banner-form.tsx'
import type { BannerDraft } from './banners.calls.ts'
import { bannerFormTexts as texts } from './banners.texts.ts'

/** The form of a new or an existing banner. */
export function BannerDialog({
  draft,
  onClose,
  onSaved,
}: {
  draft: BannerDraft | null
  onClose: () => void
  onSaved: () => void
}) {
  return (
    <Dialog
      open={draft !== null}
      onClose={onClose}
      title={draft?.id ? texts.editTitle : texts.addTitle}
      className="sm:w-[min(40rem,calc(100vw-2rem))]"
    >
      {draft && <BannerForm start={draft} onCancel={onClose} onSaved={onSaved} />}
    </Dialog>
  )
}
