import { useState } from 'react'
import { redirectDocument, useParams } from 'react-router'
import type { CashQuestion } from '@tohfa/contract/orders/cash.calls'
import { formatRupees } from '@tohfa/contract/shared/money'
import type { PayWindow } from '@tohfa/contract/shared/pages'
import { LineChoice } from '#orders/cart/line-choice.tsx'
import { call } from '#platform/api/api-client.ts'
import { useGet } from '#platform/api/use-get.ts'
import { formatDateTime } from '#platform/i18n/dates.ts'
import { PageMeta } from '#platform/page-head/page-meta.tsx'
import { ReadOne } from '#platform/page-head/read-one.tsx'
import { servicesContext } from '#platform/page-head/services.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { MessagePage } from '#ui/message-page.tsx'
import { NarrowPage } from '#ui/narrow-page.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { SuccessMessage } from '#ui/success-message.tsx'
import type { Route } from './+types/cash-link.page'
import { cashLinkTexts as texts } from './cash-link.texts.ts'
import { PayButton } from './pay-button.tsx'
import { usePayNow } from './use-pay-now.ts'

export function loader({ context }: Route.LoaderArgs) {
  return { payWindow: context.get(servicesContext).payWindow }
}

/**
 * Only the policy of this page's document allows the payment script, so it is always loaded as a
 * document.
 */
export function clientLoader({ request }: Route.ClientLoaderArgs): { payWindow: PayWindow } {
  throw redirectDocument(new URL(request.url).pathname)
}

/** The page of the link by which a buyer confirms a cash order (docs/product.md 9.21). */
export default function CashLinkPage({ loaderData }: Route.ComponentProps) {
  const { token = '' } = useParams()
  const read = useGet('GET /cod/:token', { params: { token } })
  return (
    <>
      <PageMeta title={texts.title} path="/cod" hidden />
      <ReadOne read={read} texts={texts} waiting={<Waiting />}>
        {(asked) => <Asked token={token} asked={asked} payWindow={loaderData.payWindow} />}
      </ReadOne>
    </>
  )
}

function Waiting() {
  return (
    <NarrowPage heading={texts.heading} busy>
      <p className="sr-only">{texts.loading}</p>
      <Skeleton className="h-5 w-32" />
      <Skeleton className="mt-6 h-28" />
      <Skeleton className="mt-6 h-24" />
    </NarrowPage>
  )
}

type Outcome = 'confirmed' | 'declined' | 'paid' | 'gone' | 'expired'

function Asked({
  token,
  asked,
  payWindow,
}: {
  token: string
  asked: CashQuestion
  payWindow: PayWindow
}) {
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const [saying, setSaying] = useState<'yes' | 'no' | null>(null)
  const [failed, setFailed] = useState<string | null>(null)
  const { orderNumber, items, toCollect, total, city, until } = asked
  const paying = usePayNow(payWindow, {
    orderNumber,
    ask: () => call('POST /cod/:token/payment', { params: { token } }),
    verify: (body) => call('POST /cod/:token/verify-order', { params: { token }, body }),
    onPaid: () => setOutcome('paid'),
  })

  async function say(said: 'yes' | 'no') {
    if (saying) return
    setSaying(said)
    setFailed(null)
    const answer = await call('POST /cod/:token', { params: { token }, body: { answer: said } })
    setSaying(null)
    if (answer.success) setOutcome(answer.data.cashState)
    else if (answer.status === 404) setOutcome('gone')
    else if (answer.status === 410) setOutcome('expired')
    else setFailed(answer.error)
  }

  if (outcome === 'gone' || outcome === 'expired') return <MessagePage {...texts[outcome]} />
  if (outcome)
    return (
      <NarrowPage heading={texts[outcome]}>
        <SuccessMessage sentence={texts[`${outcome}Sentence`](orderNumber)} />
        <ButtonLink look="secondary" to="/">
          {texts.shop}
        </ButtonLink>
      </NarrowPage>
    )
  return (
    <NarrowPage heading={texts.heading}>
      <p className="tabular text-sm text-quiet">{texts.of(orderNumber)}</p>
      <ul className="my-4 flex flex-col gap-2 border-y border-hairline py-4 text-sm">
        {items.map(({ title, color, size, pack, quantity }, at) => (
          <li key={at} className="flex justify-between gap-4">
            <div className="min-w-0">
              <p className="break-words">{title}</p>
              <LineChoice
                chosen={{ color, ...(size && { size }), ...(pack && { quantity: pack }) }}
              />
            </div>
            <span className="tabular shrink-0">{texts.units(quantity)}</span>
          </li>
        ))}
      </ul>
      <p className="tabular text-lg font-semibold">{texts.collect(formatRupees(toCollect))}</p>
      <p className="text-sm text-quiet">{texts.goesTo(city)}</p>
      <p className="pt-4 text-sm">{texts.until(formatDateTime(until))}</p>
      <div className="mt-5 flex flex-col gap-3">
        <Button size="lg" busy={saying === 'yes'} onClick={() => void say('yes')}>
          {texts.yes}
        </Button>
        <Button size="lg" look="secondary" busy={saying === 'no'} onClick={() => void say('no')}>
          {texts.no}
        </Button>
        {failed && (
          <p role="alert" className="text-sm text-danger">
            {failed}
          </p>
        )}
      </div>
      <section className="mt-8 border-t border-hairline pt-5">
        <h2 className="pb-3 text-base font-semibold">{texts.or}</h2>
        <PayButton paying={paying} sum={total} look="secondary" />
        <p className="mt-5 text-sm text-quiet">{texts.safe}</p>
      </section>
    </NarrowPage>
  )
}
