import { useState } from 'react'
import type { Draft } from '@tohfa/contract/orders/drafts/drafts'
import { formatRupees } from '@tohfa/contract/shared/money'
import { call } from '#platform/api/api-client.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { toast } from '#ui/toast/toast.ts'
import { DraftLink } from './draft-link.tsx'
import { draftStateLabels, draftTexts as texts } from './drafts.texts.ts'
import { TakePayment } from './take-payment.tsx'

/** The total of a saved draft, and what is done with it: sent, paid by hand, ended. */
export function DraftEnd({
  draft,
  isChanged,
  onChanged,
}: {
  draft: Draft
  isChanged: boolean
  onChanged: () => void
}) {
  const { id, state, totals, order, declined } = draft
  const [isTaking, setTaking] = useState(false)
  const isOpen = state === 'draft' || state === 'sent'

  async function end() {
    const answer = await call('DELETE /admin/drafts/:id', { params: { id } })
    if (!answer.success) return toast('error', answer.error, 'draft')
    toast('success', texts.ended, 'draft')
    onChanged()
  }

  return (
    <section className="mt-8 border-t border-hairline pt-5">
      <p className="tabular text-lg font-semibold">
        {`${texts.total}: ${formatRupees(totals.total)} `}
        {totals.discount > 0 && (
          <span className="text-sm font-normal text-quiet">
            {texts.discounted(formatRupees(totals.discount))}
          </span>
        )}
      </p>
      <p className="pb-3 text-sm text-quiet">{draftStateLabels[state]}</p>
      {declined && <p className="pb-3">{texts.declined(declined.reason ?? texts.noReason)}</p>}
      {order && (
        <p className="flex flex-wrap items-center gap-4">
          {texts.ordered(order.orderNumber)}
          <ButtonLink look="secondary" to={`/admin/orders?search=${order.orderNumber}`}>
            {texts.seeOrder}
          </ButtonLink>
        </p>
      )}
      {state === 'ended' && <p>{texts.closed}</p>}
      {isChanged && isOpen && <p className="text-sm">{texts.saveFirst}</p>}
      {!isChanged && isOpen && (
        <div className="flex flex-col gap-4">
          <DraftLink draft={draft} onSent={onChanged} />
          <div className="flex flex-wrap gap-3">
            <Button look="secondary" onClick={() => setTaking(true)}>
              {texts.take}
            </Button>
            <Button look="quiet" onClick={() => void end()}>
              {texts.end}
            </Button>
          </div>
          <TakePayment
            open={isTaking}
            draft={draft}
            onClose={() => setTaking(false)}
            onTaken={() => {
              setTaking(false)
              onChanged()
            }}
          />
        </div>
      )}
    </section>
  )
}
