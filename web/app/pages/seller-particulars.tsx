// chunk: reading
import { textLinkClass } from '#ui/text-link-class.ts'
import type { ReactNode } from 'react'
import { sellerName } from '#platform/page-head/seller-name.ts'
import { useStoreParticulars } from '#platform/page-head/use-store-particulars.ts'
import { pagesTexts as texts } from './pages.texts.ts'

/**
 * The seller and the grievance officer, as rule 4 of the Consumer Protection (E-Commerce) Rules
 * 2020 requires. Missing values are left out.
 */
export function SellerParticulars() {
  const store = useStoreParticulars()
  const all: readonly (readonly [label: string, value: ReactNode])[] = [
    [texts.seller, sellerName(store)],
    [texts.address, store.address],
    [texts.gstin, store.gstin],
    [texts.email, store.email && <MailLink key="email" address={store.email} />],
    [texts.phone, store.phone && <PhoneLink key="phone" number={store.phone} />],
    [texts.hoursLabel, texts.hours],
    [
      texts.grievanceOfficer,
      <span key="officer">
        {store.grievanceOfficer ?? texts.grievanceOfficerOf(store.name)}
        {store.grievanceContact && (
          <>
            {' · '}
            <OfficerLink contact={store.grievanceContact} />
          </>
        )}
      </span>,
    ],
  ]
  const rows = all.filter(([, value]) => Boolean(value))
  return (
    <dl className="grid gap-x-6 border-b border-hairline sm:grid-cols-[11rem_1fr]">
      {rows.map(([label, value]) => (
        <div
          key={label}
          className="grid border-t border-hairline py-2.5 sm:col-span-2 sm:grid-cols-subgrid"
        >
          <dt className="text-sm text-quiet sm:text-base">{label}</dt>
          <dd className="min-w-0 break-words">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** An e-mail or a phone number from the settings. */
export function OfficerLink({ contact }: { contact: string }) {
  return contact.includes('@') ? <MailLink address={contact} /> : <PhoneLink number={contact} />
}

export function MailLink({ address }: { address: string }) {
  return (
    <a href={`mailto:${address}`} className={textLinkClass}>
      {address}
    </a>
  )
}

export function PhoneLink({ number }: { number: string }) {
  return (
    <a href={`tel:${number.replaceAll(' ', '')}`} className={textLinkClass}>
      {number}
    </a>
  )
}
