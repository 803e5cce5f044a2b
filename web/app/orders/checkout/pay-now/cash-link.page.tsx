import { type ReactNode, useState } from 'react'
import { redirectDocument, useParams } from 'react-router'
import type { CashQuestion } from '@tohfa/contract/orders/cash.calls'
import { formatRupees } from '@tohfa/contract/shared/money'
import type { PayWindow } from '@tohfa/contract/shared/pages'
import { call } from '#platform/api/api-client.ts'
import { useGet } from '#platform/api/use-get.ts'
import { formatDateTime } from '#platform/i18n/dates.ts'
import { PageMeta } from '#platform/page-head/page-meta.tsx'
import { servicesContext } from '#platform/page-head/services.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { MessagePage } from '#ui/message-page.tsx'
import { OrnamentBorder } from '#ui/ornament-border.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { SuccessMessage } from '#ui/success-message.tsx'
import type { Route } from './+types/cash-link.page'
import { cashLinkTexts as texts } from './cash-link.texts.ts'
import { PayButton } from './pay-button.tsx'
import { usePayNow } from './use-pay-now.ts'

export function loader({ context }: Route.LoaderArgs) {
  return { payWindow: context.get(servicesContext).payWindow }
}

/** Only the document of this page lets the pay window's script in, so it is always loaded whole. */
export function clientLoader({ request }: Route.ClientLoaderArgs): { payWindow: PayWindow } {
  throw redirectDocument(new URL(request.url).pathname)
}

/** Asks whether a cash order is wanted, by the link of its mail (docs/product.md 9.21). */
export default function CashLinkPage({ loaderData }: Route.ComponentProps) {
  const { token = '' } = useParams()
  const { answer, latest, reload } = useGet('GET /cod/:token', { params: { token } })
  return (
    <>
      <PageMeta title={texts.title} path="/cod" hidden />
      {latest?.success ? (
        <Asked token={token} asked={latest.data} payWindow={loaderData.payWindow} />
      ) : latest?.status === 404 ? (
        <MessagePage {...texts.gone} />
      ) : latest?.status === 410 ? (
        <MessagePage {...texts.expired} />
      ) : latest && answer ? (
        <div className="page section-space">
          <EmptyState
            heading={<h1>{texts.failed}</h1>}
            sentence={latest.error}
            action={<Button onClick={reload}>{texts.retry}</Button>}
          />
        </div>
      ) : (
        <Column heading={texts.heading} busy>
          <p className="sr-only">{texts.loading}</p>
          <Skeleton className="h-5 w-32" />
          <Skeleton className="mt-6 h-28" />
          <Skeleton className="mt-6 h-24" />
        </Column>
      )}
    </>
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
      <Column heading={texts[outcome]}>
        <SuccessMessage sentence={texts[`${outcome}Sentence`](orderNumber)} />
        <ButtonLink look="secondary" to="/">
          {texts.shop}
        </ButtonLink>
      </Column>
    )
  return (
    <Column heading={texts.heading}>
      <p className="tabular text-sm text-quiet">{texts.of(orderNumber)}</p>
      <ul className="my-4 flex flex-col gap-2 border-y border-hairline py-4 text-sm">
        {items.map(({ title, choice, quantity }, at) => (
          <li key={at} className="flex justify-between gap-4">
            <span className="min-w-0 break-words">{choice ? `${title}, ${choice}` : title}</span>
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
    </Column>
  )
}

function Column({
  heading,
  busy,
  children,
}: {
  heading: string
  busy?: true
  children: ReactNode
}) {
  return (
    <div className="page py-10 sm:py-16" aria-busy={busy}>
      <div className="mx-auto max-w-sm">
        <OrnamentBorder />
        <h1 className="pt-6 pb-2 text-2xl font-semibold">{heading}</h1>
        {children}
      </div>
    </div>
  )
}
