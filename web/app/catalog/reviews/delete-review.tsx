import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { toast } from '#ui/toast/toast.ts'
import { deleteReview } from './write-review.calls.ts'
import { writeTexts as texts } from './write-review.texts.ts'

/** Deletes one's own review, once asked again. */
export default function DeleteReview({ id, onDeleted }: { id: string; onDeleted: () => void }) {
  const [asking, setAsking] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)

  async function remove() {
    setBusy(true)
    const answer = await deleteReview(id)
    setBusy(false)
    if (!answer.success) return setProblem(answer.error)
    toast('success', texts.deleted, 'review')
    onDeleted()
  }

  return (
    <>
      <Button look="quiet" aria-haspopup="dialog" onClick={() => setAsking(true)}>
        {texts.delete}
      </Button>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title={texts.delete}
        role="alertdialog"
      >
        <div className="flex flex-col gap-5 p-5">
          <p>{texts.deleteSentence}</p>
          {problem && (
            <p role="alert" className="text-sm font-medium text-danger">
              {problem}
            </p>
          )}
          <div className="flex flex-wrap justify-end gap-3">
            <Button look="secondary" onClick={() => setAsking(false)}>
              {texts.keep}
            </Button>
            <Button look="danger" busy={busy} onClick={() => void remove()}>
              {texts.delete}
            </Button>
          </div>
        </div>
      </Dialog>
    </>
  )
}
