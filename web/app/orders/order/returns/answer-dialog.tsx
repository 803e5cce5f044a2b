import { type FormEvent, useState } from 'react'
import { isBlank } from '@tohfa/print-engine/text/blank'
import { mostOfReturnComment, mostReturnPhotos } from '@tohfa/contract/fulfilment/return-moves'
import type { OrderReturn } from '@tohfa/contract/fulfilment/returns'
import { texts as shared } from '@tohfa/contract/i18n/texts'
import { useCall } from '#platform/api/use-call.ts'
import { TextArea } from '#ui/form/field.tsx'
import { FormEnd } from '#ui/form/form-end.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { toast } from '#ui/toast/toast.ts'
import { PhotoList } from '#platform/sent-photos/photo-list.tsx'
import type { SentPhoto } from '#platform/sent-photos/sent-photo.ts'
import { returnsTexts as texts } from './returns.texts.ts'

type Props = { made: OrderReturn; onClose: () => void; onAnswered: () => void }

/** Answers the shop's question about a return. */
export function AnswerDialog({ open, ...props }: Props & { open: boolean }) {
  return (
    <Dialog open={open} onClose={props.onClose} title={texts.answerTitle(props.made.number)}>
      <AnswerForm {...props} />
    </Dialog>
  )
}

function AnswerForm({ made, onClose, onAnswered }: Props) {
  const [comment, setComment] = useState('')
  const [photos, setPhotos] = useState<readonly SentPhoto[]>([])
  const [tried, setTried] = useState(false)
  const [busy, call] = useCall()
  const [problem, setProblem] = useState<string | null>(null)
  const question = made.history.findLast(({ action }) => action === 'ask')?.note

  async function send(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (isBlank(comment)) return
    const answer = await call('PUT /returns/:id', {
      params: { id: made.id },
      body: {
        action: 'answer',
        comment,
        ...(photos.length > 0 && { photos: photos.map(({ id }) => id) }),
      },
    })
    if (!answer.success) return setProblem(answer.error)
    toast('success', texts.answered, made.id)
    onAnswered()
  }

  return (
    <form noValidate onSubmit={(event) => void send(event)} className="flex flex-col gap-4 p-5">
      {question && (
        <p className="text-sm wrap-anywhere">
          <strong className="font-semibold">{texts.shopAsked}</strong> {question}
        </p>
      )}
      <TextArea
        label={texts.yourAnswer}
        rows={4}
        maxLength={mostOfReturnComment}
        value={comment}
        error={tried && isBlank(comment) ? shared.required : undefined}
        onChange={({ currentTarget: { value } }) => setComment(value)}
      />
      <PhotoList
        upload="POST /returns/photos"
        most={mostReturnPhotos}
        hint={texts.photosHint}
        photos={photos}
        onChange={setPhotos}
      />
      <FormEnd
        problem={problem}
        leave={texts.cancel}
        send={texts.sendAnswer}
        busy={busy}
        onLeave={onClose}
      />
    </form>
  )
}
