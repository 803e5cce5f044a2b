import { useState } from 'react'
import type { AdminOrder } from '@tohfa/contract/orders/admin-orders'
import type { Gift, GiftWords } from '@tohfa/contract/orders/gift'
import { laterRules } from '#platform/api/form-rules.ts'
import { showSubmitFailure } from '#platform/api/submit-failure.ts'
import { call } from '#platform/api/api-client.ts'
import { GiftLines } from '#orders/order/gift-lines.tsx'
import { giftTexts } from '#orders/order/gift.texts.ts'
import { Button } from '#ui/button.tsx'
import { Field, TextArea } from '#ui/form/field.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { toast } from '#ui/toast/toast.ts'
import { useMay } from '#admin/frame/staff-role.ts'
import { giftFormTexts as texts } from './gift.texts.ts'
import { Part } from './part.tsx'

const rules = laterRules(async () => (await import('@tohfa/contract/orders/gift')).giftWords)

/** The gift of an order with its texts, which staff can correct until the card is printed. */
export function OrderGift({
  order: { id, status, gift },
  onChanged,
}: {
  order: AdminOrder
  onChanged: () => void
}) {
  const may = useMay()
  const [isOpen, setOpen] = useState(false)
  if (!gift) return null
  const mayCorrect = status === 'confirmed' && may('PUT /admin/orders/:id/gift')
  return (
    <Part heading={giftTexts.heading}>
      {gift.wrap && <p className="mb-2 font-semibold">{texts.wrapIt}</p>}
      {isOpen ? (
        <GiftForm
          gift={gift}
          save={async (words) => {
            const answer = await call('PUT /admin/orders/:id/gift', {
              params: { id },
              body: words,
            })
            if (!answer.success) return answer
            setOpen(false)
            toast('success', texts.saved)
            onChanged()
            return null
          }}
          onCancel={() => setOpen(false)}
        />
      ) : (
        <>
          <GiftLines gift={gift} />
          {mayCorrect && (
            <Button look="quiet" className="mt-2 print:hidden" onClick={() => setOpen(true)}>
              {texts.correct}
            </Button>
          )}
        </>
      )}
    </Part>
  )
}

type Save = (words: GiftWords) => Promise<Parameters<typeof showSubmitFailure>[0] | null>

function GiftForm({ gift, save, onCancel }: { gift: Gift; save: Save; onCancel: () => void }) {
  const form = useForm(rules, 'onLeaving')
  async function submit(words: GiftWords) {
    const failure = await save(words)
    if (failure) showSubmitFailure(failure, form)
  }
  return (
    <form {...form.props(submit)} className="print:hidden">
      <Field {...form.field('to')} label={giftTexts.to} defaultValue={gift.to} />
      <Field {...form.field('from')} label={giftTexts.from} defaultValue={gift.from ?? ''} />
      <TextArea
        {...form.field('message')}
        label={giftTexts.message}
        defaultValue={gift.message}
        rows={4}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={form.isSubmitting}>
          {texts.save}
        </Button>
        <Button look="secondary" onClick={onCancel}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  )
}
