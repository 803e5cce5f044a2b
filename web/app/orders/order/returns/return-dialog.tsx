import { type FormEvent, useState } from 'react'
import { isBlank } from '@tohfa/print-engine/text/blank'
import type { OrderDetails } from '@tohfa/contract/orders/order-details'
import {
  mostOfReturnComment,
  mostReturnPhotos,
  type ReturnReason,
  returnReasons,
  returnsUndone,
} from '@tohfa/contract/fulfilment/return-moves'
import { texts as shared } from '@tohfa/contract/i18n/texts'
import { useCall } from '#platform/api/use-call.ts'
import { TextArea } from '#ui/form/field.tsx'
import { FormEnd } from '#ui/form/form-end.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { toast } from '#ui/toast/toast.ts'
import { type Chosen, choosable, itemsOf } from '#orders/order/pieces.ts'
import { PiecesField } from '#orders/order/pieces-field.tsx'
import { PhotoList } from '#platform/sent-photos/photo-list.tsx'
import type { SentPhoto } from '#platform/sent-photos/sent-photo.ts'
import { returnReasonLabels, returnsTexts as texts } from './returns.texts.ts'

type Props = { order: OrderDetails; onClose: () => void; onRequested: () => void }

/** Asks which pieces to return, why, and for photos. */
export function ReturnDialog({ open, ...props }: Props & { open: boolean }) {
  return (
    <Dialog open={open} onClose={props.onClose} title={texts.title(props.order.orderNumber)}>
      <ReturnForm {...props} />
    </Dialog>
  )
}

function ReturnForm({ order, onClose, onRequested }: Props) {
  const lines = choosable(
    order.order_items,
    (line) => line.cancelled + piecesInReturns(order, line.id),
    (line) => returnedOf(order, line.id).flatMap(({ rows = [] }) => rows),
  )
  const [pieces, setPieces] = useState<Chosen>(
    lines.length === 1 && lines[0]
      ? { [lines[0].id]: lines[0].row === undefined ? 1 : lines[0].most }
      : {},
  )
  const [reason, setReason] = useState<ReturnReason | ''>('')
  const [comment, setComment] = useState('')
  const [photos, setPhotos] = useState<readonly SentPhoto[]>([])
  const [tried, setTried] = useState(false)
  const [busy, call] = useCall()
  const [problem, setProblem] = useState<string | null>(null)
  const items = itemsOf(lines, pieces)

  async function send(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (items.length === 0 || !reason || isBlank(comment) || photos.length === 0) return
    const answer = await call('POST /returns', {
      body: { orderId: order.id, items, reason, comment, photos: photos.map(({ id }) => id) },
    })
    if (!answer.success) return setProblem(answer.error)
    toast('success', texts.sent(answer.data.number), order.id)
    onRequested()
  }

  return (
    <form noValidate onSubmit={(event) => void send(event)} className="flex flex-col gap-4 p-5">
      <p className="text-sm">{texts.intro}</p>
      <fieldset className="flex min-w-0 flex-col gap-2">
        <legend className="pb-2 text-sm font-medium">{texts.items}</legend>
        {lines.map((line) => (
          <PiecesField
            key={line.id}
            choice={line}
            label={texts.pieces(line.name)}
            chosen={pieces}
            onChange={setPieces}
          />
        ))}
        {tried && items.length === 0 && (
          <p role="alert" className="text-xs font-medium text-danger">
            {texts.needItem}
          </p>
        )}
      </fieldset>
      <SelectField
        label={texts.reason}
        value={reason}
        error={tried && !reason ? shared.required : undefined}
        options={[
          { value: '', label: texts.choose },
          ...returnReasons.map((value) => ({ value, label: returnReasonLabels[value] })),
        ]}
        onChange={({ currentTarget: { value } }) => setReason(value as ReturnReason | '')}
      />
      <TextArea
        label={texts.comment}
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
        error={tried && photos.length === 0 ? texts.needPhoto : undefined}
        onChange={setPhotos}
      />
      <FormEnd
        problem={problem}
        leave={texts.cancel}
        send={texts.send}
        busy={busy}
        onLeave={onClose}
      />
    </form>
  )
}

/** The number of pieces of a line that are in a return already. */
function piecesInReturns(order: OrderDetails, lineId: string): number {
  return returnedOf(order, lineId).reduce((sum, { quantity }) => sum + quantity, 0)
}

/** What of a line is in returns already. */
function returnedOf({ returns }: OrderDetails, lineId: string) {
  return returns
    .filter(({ state }) => !returnsUndone.includes(state))
    .flatMap(({ items }) => items)
    .filter(({ id }) => id === lineId)
}
