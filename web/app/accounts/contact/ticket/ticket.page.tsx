import { useParams } from 'react-router'
import type { Ticket } from '@tohfa/contract/backoffice/contact'
import { useGet } from '#platform/api/use-get.ts'
import { PageMeta } from '#platform/page-head/page-meta.tsx'
import { ReadOne } from '#platform/page-head/read-one.tsx'
import { formatDateTime } from '#platform/i18n/dates.ts'
import { ButtonLink } from '#ui/button.tsx'
import { NarrowPage } from '#ui/narrow-page.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { ticketFacts } from './ticket-facts.ts'
import { ticketTexts as texts } from './ticket.texts.ts'

/** The ticket of a message, by the link of its mail (docs/product.md 2.18). */
export default function TicketPage() {
  const { token = '' } = useParams()
  const read = useGet('GET /tickets/:token', { params: { token } })
  return (
    <>
      <PageMeta title={texts.title} path="/ticket" hidden />
      <ReadOne read={read} texts={texts} waiting={<Waiting />}>
        {(ticket) => <TicketDetails ticket={ticket} />}
      </ReadOne>
    </>
  )
}

function Waiting() {
  return (
    <NarrowPage heading={texts.title} width="xl" busy>
      <p className="sr-only">{texts.loading}</p>
      <Skeleton className="h-28 w-full" />
      <Skeleton className="mt-8 h-24 w-full" />
    </NarrowPage>
  )
}

function TicketDetails({ ticket }: { ticket: Ticket }) {
  return (
    <NarrowPage heading={texts.heading(ticket.number)} width="xl">
      <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-2 border-y border-hairline py-4">
        {ticketFacts(ticket).map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-quiet">{name}</dt>
            <dd dir="auto" className="tabular min-w-0 wrap-anywhere">
              {value}
            </dd>
          </div>
        ))}
      </dl>
      <h2 className="pt-8 pb-3 text-lg font-semibold">{texts.answers}</h2>
      {ticket.answers.length === 0 && <p>{texts.noAnswer}</p>}
      <ol className="flex flex-col gap-4">
        {ticket.answers.map(({ text, at }) => (
          <li key={at} className="border-l-2 border-link bg-link-wash px-4 py-3">
            <p className="whitespace-pre-line wrap-anywhere" data-from-people>
              {text}
            </p>
            <p className="tabular pt-2 text-xs text-quiet">
              {texts.answeredAt(formatDateTime(at))}
            </p>
          </li>
        ))}
      </ol>
      <p className="pt-8 pb-4 text-sm text-quiet">{texts.more}</p>
      <ButtonLink look="secondary" to="/contact">
        {texts.another}
      </ButtonLink>
    </NarrowPage>
  )
}
