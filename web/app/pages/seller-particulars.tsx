import { textLinkClass } from '../ui/text-link-class.ts'
import type { ReactNode } from 'react'
import { useStoreParticulars } from '../document/use-store-particulars.ts'
import { pagesTexts as texts } from './pages.texts.ts'

/**
 * Who sells, where, and who hears complaints: what rule 4 of the Consumer Protection (E-Commerce)
 * Rules 2020 asks every seller to show.
 */
export function SellerParticulars() {
  const store = useStoreParticulars()
  const rows: readonly [label: string, value: ReactNode][] = [
    [texts.seller, store.legalName ?? store.name],
    [texts.address, store.address],
    [texts.email, <MailLink key="email" address={store.email} />],
    [texts.phone, <PhoneLink key="phone" number={store.phone} />],
    [texts.hoursLabel, texts.hours],
    [texts.grievanceOfficer, store.grievanceOfficer ?? texts.grievanceOfficerOf(store.name)],
  ]
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
