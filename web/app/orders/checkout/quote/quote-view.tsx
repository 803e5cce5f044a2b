import { useEffect } from 'react'
import type { Quote } from '@tohfa/contract/orders/drafts/quotes'
import { formatRupees } from '@tohfa/contract/shared/money'
import type { PayWindow } from '@tohfa/contract/shared/pages'
import { formatDate } from '#platform/i18n/dates.ts'
import { ButtonLink } from '#ui/button.tsx'
import { NarrowPage } from '#ui/narrow-page.tsx'
import { SuccessMessage } from '#ui/success-message.tsx'
import { textLinkClass } from '#ui/text-link-class.ts'
import { QuoteGoods } from './quote-goods.tsx'
import { QuoteOrder } from './quote-order.tsx'
import { quoteTexts as texts } from './quote.texts.ts'

const redrawMs = 1_500

/** A quote with all that its customer decides. */
export function QuoteView({
  token,
  quote,
  payWindow,
  onChanged,
}: {
  token: string
  quote: Quote
  payWindow: PayWindow
  onChanged: () => void
}) {
  const { number, shop, state, customer, items, totals, until, order } = quote
  const isDrawing = items.some(({ personalisation }) => personalisation?.state === 'rendering')

  useEffect(() => {
    if (!isDrawing) return
    const soon = setTimeout(onChanged, redrawMs)
    return () => clearTimeout(soon)
  }, [isDrawing, onChanged])

  return (
    <NarrowPage heading={heading(quote)} width="xl">
      {order && <SuccessMessage sentence={texts.orderedSentence(order.orderNumber)} />}
      {state === 'declined' && <p className="pb-4">{texts.declinedSentence}</p>}
      <p className="tabular text-sm text-quiet">{texts.of(number, formatDate(until))}</p>
      <p className="text-sm text-quiet">
        <bdi>{texts.greeting(customer.name)}</bdi>
      </p>
      <h2 className="pt-6 pb-2 text-lg font-semibold">{texts.goods}</h2>
      <QuoteGoods items={items} />
      <dl className="tabular ml-auto flex max-w-xs flex-col gap-1 pt-4 text-sm">
        {totals.discount > 0 && (
          <>
            <Sum label={texts.sum} sum={formatRupees(totals.price)} />
            <Sum label={texts.discount} sum={`−${formatRupees(totals.discount)}`} />
          </>
        )}
        <Sum label={texts.total} sum={formatRupees(totals.total)} isTotal />
      </dl>
      <p className="pt-3 text-right text-sm">
        <a href={`/v1/quotes/${token}.pdf`} className={textLinkClass}>
          {texts.pdf}
        </a>
      </p>
      {state === 'sent' ? (
        <QuoteOrder token={token} quote={quote} payWindow={payWindow} onChanged={onChanged} />
      ) : (
        <ButtonLink look="secondary" to="/">
          {texts.shop}
        </ButtonLink>
      )}
      {state === 'sent' && shop.phone && (
        <p className="pt-6 text-sm text-quiet">{`${shop.name} · ${shop.phone}`}</p>
      )}
    </NarrowPage>
  )
}

function heading({ state, order, shop }: Quote): string {
  if (order) return texts.ordered
  return state === 'declined' ? texts.declined : texts.heading(shop.name)
}

function Sum({ label, sum, isTotal }: { label: string; sum: string; isTotal?: true }) {
  return (
    <div className={`flex justify-between gap-8 ${isTotal ? 'pt-1 text-lg font-semibold' : ''}`}>
      <dt>{label}</dt>
      <dd>{sum}</dd>
    </div>
  )
}
