import { useGet } from '#platform/api/use-get.ts'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { Reading } from '#admin/frame/reading.tsx'
import { CollectionForm } from './collection-form.tsx'
import { draftOf, emptyDraft } from './collection-draft.ts'
import { collectionFormTexts as texts, collectionsTexts } from './collections.texts.ts'

/** The form of a new or an existing collection, which is loaded with its products first. */
export function CollectionDialog({
  edited,
  onClose,
  onSaved,
}: {
  /** Its id, or the mark of a new one; null while the dialog is closed. */
  edited: { id: string } | 'new' | null
  onClose: () => void
  onSaved: () => void
}) {
  const isNew = edited === 'new'
  const end = { onCancel: onClose, onSaved }
  return (
    <Dialog
      open={edited !== null}
      onClose={onClose}
      title={isNew ? texts.addTitle : texts.editTitle}
      className="sm:w-[min(48rem,calc(100vw-2rem))]"
    >
      {isNew && <CollectionForm start={emptyDraft} {...end} />}
      {edited && !isNew && <Present id={edited.id} {...end} />}
    </Dialog>
  )
}

function Present({ id, ...end }: { id: string; onCancel: () => void; onSaved: () => void }) {
  const { answer, reload } = useGet('GET /admin/collections/:id', { params: { id } })
  if (answer?.success) return <CollectionForm start={draftOf(answer.data)} {...end} />
  const words = { loading: texts.reading, notRead: collectionsTexts.notRead }
  return (
    <div className="p-5">
      <Reading answer={answer} known={null} texts={words} reload={reload} />
    </div>
  )
}
