import { isolated } from '@tohfa/print-engine/text/isolated'
import { ChevronLeft } from 'lucide'
import type { CustomerPage as Person } from '@tohfa/contract/backoffice/customers'
import { formatRupees } from '@tohfa/contract/shared/money'
import { adminLoader } from '#admin/frame/admin-loader.ts'
import { Reading } from '#admin/frame/reading.tsx'
import { numberStateLabels, orderNewsTexts } from '#admin/orders/order-news.texts.ts'
import { Facts } from '#admin/orders/part.tsx'
import { call } from '#platform/api/api-client.ts'
import { formatDate, formatDateTime } from '#platform/i18n/dates.ts'
import { useLoaded } from '#platform/page-head/use-loaded.ts'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.ts'
import { textLinkClass } from '#ui/text-link-class.ts'
import type { Route } from './+types/customer.page'
import { CustomerHistory } from './customer-history.tsx'
import { CustomerNote } from './customer-note.tsx'
import { CustomerSection } from './customer-section.tsx'
import { customersTexts, customerTexts as texts } from './customers.texts.ts'

export const clientLoader = adminLoader(({ params: { id = '' }, signal }) =>
  call('GET /admin/customers/:id', { params: { id }, signal }),
)

/** One person: orders, quotes, returns, messages, a note, and whether cash is taken. */
export default function CustomerPage({ loaderData }: Route.ComponentProps) {
  const { answer, latest, reload } = useLoaded(loaderData)
  const person = latest?.success ? latest.data : null
  const name = person && isolated(person.name || person.email || customersTexts.noName)
  return (
    <div className="page py-6">
      <title>{name ?? customersTexts.title}</title>
      <Link
        to="/admin/customers"
        className={`inline-flex min-h-11 items-center gap-1 text-sm ${textLinkClass}`}
      >
        <Icon shape={ChevronLeft} className="size-4" />
        {texts.all}
      </Link>
      <h1
        data-from-people={name !== null}
        className="pb-4 text-2xl font-semibold tracking-tight wrap-anywhere"
      >
        {name ?? customersTexts.heading}
      </h1>
      <Reading answer={answer} known={person} texts={texts} reload={reload} />
      {person && answer?.success !== false && (
        <div className="grid gap-x-10 gap-y-8 lg:grid-cols-[20rem_1fr]">
          <div className="flex min-w-0 flex-col gap-8">
            <Reach person={person} />
            <Figures person={person} />
            <News person={person} />
            <CustomerNote key={person.id} person={person} onChanged={reload} />
          </div>
          <CustomerHistory person={person} />
        </div>
      )}
    </div>
  )
}

function Reach({ person: { phone, email, account } }: { person: Person }) {
  return (
    <div className="tabular flex flex-col items-start text-sm">
      {phone && (
        <a
          href={`tel:+91${phone}`}
          aria-label={texts.call(phone)}
          className={`inline-flex min-h-11 items-center ${textLinkClass}`}
        >
          {phone}
        </a>
      )}
      {email && (
        <a
          href={`mailto:${email}`}
          aria-label={texts.mail(email)}
          className={`inline-flex min-h-11 items-center wrap-anywhere ${textLinkClass}`}
        >
          {email}
        </a>
      )}
      {!account && <p className="text-quiet">{customersTexts.noAccount}</p>}
    </div>
  )
}

/** The numbers at which they agreed to messages; nothing without any. */
function News({ person: { whatsapp } }: { person: Person }) {
  if (whatsapp.length === 0) return null
  return (
    <CustomerSection heading={orderNewsTexts.heading}>
      <Facts facts={whatsapp.map(({ phone, state }) => [phone, numberStateLabels[state]])} />
    </CustomerSection>
  )
}

function Figures({ person }: { person: Person }) {
  const { orderCount, spent, refunded, lastOrder, createdAt } = person
  return (
    <CustomerSection heading={texts.figures}>
      <Facts
        facts={[
          [texts.orderCount, String(orderCount)],
          [texts.spent, formatRupees(spent)],
          [texts.refunded, formatRupees(refunded)],
          [texts.lastOrder, lastOrder === null ? texts.never : formatDateTime(lastOrder)],
          [texts.since, formatDate(createdAt)],
        ]}
      />
    </CustomerSection>
  )
}
