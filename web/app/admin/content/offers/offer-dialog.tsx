import { Dialog } from '#ui/overlay/dialog.tsx'
import type { OfferDraft } from './offer-draft.ts'
import { OfferForm } from './offer-form.tsx'
import { offerFormTexts as texts } from './offers.texts.ts'

/** The form of a new or an existing offer. */
export function OfferDialog({
  draft,
  onClose,
  onSaved,
}: {
  draft: OfferDraft | null
  onClose: () => void
  onSaved: () => void
}) {
  return (
    <Dialog
      open={draft !== null}
      onClose={onClose}
      title={!draft || draft.isNew ? texts.addTitle : texts.editTitle(draft.code)}
      className="sm:w-[min(40rem,calc(100vw-2rem))]"
    >
      {draft && <OfferForm start={draft} onCancel={onClose} onSaved={onSaved} />}
    </Dialog>
  )
}
