import { useState } from 'react'
import { returnMove } from '@tohfa/contract/fulfilment/return-moves'
import type { OrderReturn } from '@tohfa/contract/fulfilment/returns'
import { useCall } from '#platform/api/use-call.ts'
import { PrivatePicture } from '#platform/api/private-picture.tsx'
import { Button } from '#ui/button.tsx'
import { toast } from '#ui/toast/toast.ts'
import { sentPhotosTexts } from '#platform/sent-photos/sent-photos.texts.ts'
import { AnswerDialog } from './answer-dialog.tsx'
import { ReturnSteps } from './return-steps.tsx'
import { returnsTexts as texts, returnStateLabels } from './returns.texts.ts'

/** A return for its buyer. */
export function OwnReturn({ made, onMoved }: { made: OrderReturn; onMoved: () => void }) {
  const [answering, setAnswering] = useState(false)
  const [busy, call] = useCall()
  const may = (action: 'withdraw' | 'answer') => returnMove(made.state, action, 'customer') !== null

  async function withdraw() {
    const answer = await call('PUT /returns/:id', {
      params: { id: made.id },
      body: { action: 'withdraw' },
    })
    if (!answer.success) return toast('error', answer.error, made.id)
    toast('success', texts.withdrawn, made.id)
    onMoved()
  }

  return (
    <section
      aria-label={texts.return(made.number)}
      className="flex flex-col gap-3 border-l-2 border-link bg-link-wash px-4 py-3"
    >
      <h3 className="tabular text-sm font-semibold">
        {texts.return(made.number)}: {returnStateLabels[made.state]}
      </h3>
      <p className="text-sm wrap-anywhere">
        {made.items.map(({ title, quantity }) => `${title} × ${quantity}`).join(', ')}
      </p>
      <ul className="flex flex-wrap gap-2">
        {made.photos.map(({ id, url }, at) => (
          <li key={id}>
            <PrivatePicture src={url} alt={sentPhotosTexts.photo(at + 1)} className="size-16" />
          </li>
        ))}
      </ul>
      <ReturnSteps history={made.history} />
      {made.waybill && <p className="tabular text-sm">{texts.waybill(made.waybill)}</p>}
      {made.replacement && (
        <p className="tabular text-sm">{texts.replacement(made.replacement.orderNumber)}</p>
      )}
      <div className="flex flex-wrap gap-3">
        {may('answer') && <Button onClick={() => setAnswering(true)}>{texts.answer}</Button>}
        {may('withdraw') && (
          <Button
            look="secondary"
            busy={busy}
            aria-label={texts.withdrawOf(made.number)}
            onClick={() => void withdraw()}
          >
            {texts.withdraw}
          </Button>
        )}
      </div>
      <AnswerDialog
        open={answering}
        made={made}
        onClose={() => setAnswering(false)}
        onAnswered={() => {
          setAnswering(false)
          onMoved()
        }}
      />
    </section>
  )
}
