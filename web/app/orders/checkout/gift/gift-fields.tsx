import { Suspense, useEffect, useEffectEvent } from 'react'
import { giftWords, type GiftWords } from '@tohfa/contract/orders/gift'
import { giftLimits } from '@tohfa/contract/orders/gift-limits'
import { formatRupees } from '@tohfa/contract/shared/money'
import { graphemes } from '@tohfa/print-engine/text/graphemes'
import { rulesOf } from '#platform/api/form-rules.ts'
import { lazyPart } from '#ui/lazy-part.tsx'
import { Field, TextArea } from '#ui/form/field.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { giftFormTexts as texts } from './gift-form.texts.ts'
import type { GiftOfCheckout } from './use-gift.ts'

const rules = rulesOf(giftWords)
const { name: mostOfName, message: mostOfMessage } = giftLimits

const lettersOf = (typed: string) => graphemes(typed.trim()).length

/** The texts of a gift, its wrapping, and a preview of its card. */
export default function GiftFields({
  gift: { draft, change, onFields },
  wrapPrice,
  toCollect,
}: {
  gift: GiftOfCheckout
  wrapPrice: number | null
  toCollect: number | null
}) {
  const form = useForm(rules, 'onLeaving')
  const { to, from, message, wrap } = draft
  const send = useEffectEvent((onValid: (wish: GiftWords & Wishes) => void) => {
    void form.send((words) =>
      onValid({ ...words, ...(wrapPrice !== null && { wrap }), hidePrices: true }),
    )
  })
  const refuse = useEffectEvent((fields: Record<string, string>) => form.refuse(fields))
  useEffect(() => {
    onFields({ send: (onValid) => send(onValid), refuse: (fields) => refuse(fields) })
    return () => onFields(null)
  }, [onFields])

  return (
    <form {...form.props(() => {})} className="grid gap-x-4 gap-y-2 pb-4 sm:grid-cols-2">
      <p className="text-sm text-quiet sm:col-span-2">{texts.why}</p>
      <Field
        {...form.field('to')}
        label={texts.to}
        hint={texts.toHint(lettersOf(to), mostOfName)}
        value={to}
        autoComplete="off"
        onChange={({ currentTarget }) => change({ to: currentTarget.value })}
      />
      <Field
        {...form.field('from')}
        label={texts.from}
        hint={texts.fromHint(lettersOf(from), mostOfName)}
        value={from}
        autoComplete="off"
        onChange={({ currentTarget }) => change({ from: currentTarget.value })}
      />
      <TextArea
        {...form.field('message')}
        label={texts.message}
        hint={texts.messageHint(lettersOf(message), mostOfMessage)}
        value={message}
        rows={4}
        className="sm:col-span-2"
        onChange={({ currentTarget }) => change({ message: currentTarget.value })}
      />
      {wrapPrice !== null && (
        <label className="flex min-h-11 items-center gap-3 text-sm sm:col-span-2">
          <input
            type="checkbox"
            checked={wrap}
            onChange={({ currentTarget }) => change({ wrap: currentTarget.checked })}
            className="size-5 shrink-0 accent-link"
          />
          {wrapPrice === 0 ? texts.wrapFree : texts.wrapFor(formatRupees(wrapPrice))}
        </label>
      )}
      {toCollect !== null && (
        <p className="border-l-2 border-warning bg-warning-wash px-4 py-3 text-sm sm:col-span-2">
          {texts.cash(formatRupees(toCollect))}
        </p>
      )}
      {(to || message) && (
        <div className="sm:col-span-2">
          <Suspense>
            <GiftCardPreview to={to} from={from} message={message} />
          </Suspense>
        </div>
      )}
    </form>
  )
}

type Wishes = { wrap?: boolean; hidePrices?: boolean }

/** Loaded on demand, because the print engine is larger than the page. */
const GiftCardPreview = lazyPart(() => import('./gift-card-preview.tsx'))
