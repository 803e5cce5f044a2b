import { Dialog } from '#ui/overlay/dialog.tsx'
import { ClassForm } from './class-form.tsx'
import type { ClassDraft } from './tax-drafts.ts'
import { classFormTexts as texts } from './tax.texts.ts'

/** The form of a new or an existing tax class. */
export function ClassDialog({
  draft,
  onClose,
  onSaved,
}: {
  draft: ClassDraft | null
  onClose: () => void
  onSaved: () => void
}) {
  return (
    <Dialog
      open={draft !== null}
      onClose={onClose}
      title={!draft || draft.isNew ? texts.addTitle : texts.editTitle(draft.key)}
      className="sm:w-[min(40rem,calc(100vw-2rem))]"
    >
      {draft && <ClassForm start={draft} onCancel={onClose} onSaved={onSaved} />}
    </Dialog>
  )
}
