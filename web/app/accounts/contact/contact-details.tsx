import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.ts'
import { textLinkClass } from '#ui/text-link-class.ts'
import { Clock, Mail, MapPin, MessageCircle, Phone, ReceiptIndianRupee, Scale, Store } from 'lucide'
import { sellerName } from '#platform/page-head/seller-name.ts'
import { useStoreParticulars } from '#platform/page-head/use-store-particulars.ts'
import { MailLink, OfficerLink, PhoneLink } from '#pages/seller-particulars.tsx'
import { contactTexts as texts } from './contact.texts.ts'

/** Other ways to reach the shop, from the settings, and when (docs/product.md 2.9). */
export default function ContactDetails() {
  const store = useStoreParticulars()
  const rows = [
    {
      icon: Mail,
      label: texts.emailUs,
      value: store.email && <MailLink address={store.email} />,
    },
    { icon: Phone, label: texts.call, value: store.phone && <PhoneLink number={store.phone} /> },
    {
      icon: MessageCircle,
      label: texts.whatsapp,
      value: store.whatsappUrl && (
        <a
          href={store.whatsappUrl}
          target="_blank"
          rel="noopener noreferrer"
          className={textLinkClass}
        >
          {store.whatsappUrl.replace(/^https?:\/\//, '')}
        </a>
      ),
    },
    { icon: Store, label: texts.seller, value: sellerName(store) },
    { icon: MapPin, label: texts.visit, value: store.address },
    { icon: ReceiptIndianRupee, label: texts.gstin, value: store.gstin },
    { icon: Clock, label: texts.hoursLabel, value: texts.hours },
    {
      icon: Scale,
      label: texts.grievance,
      value: (
        <>
          {texts.grievanceOfficer(store.grievanceOfficer ?? texts.unnamedOfficer)}{' '}
          {store.grievanceContact && <OfficerLink contact={store.grievanceContact} />}
        </>
      ),
    },
  ].filter(({ value }) => Boolean(value))
  return (
    <aside className="flex flex-col gap-8 border-t border-hairline pt-8 lg:border-t-0 lg:border-l lg:pt-0 lg:pl-10">
      <section className="flex flex-col gap-4">
        <h2 className="text-xl font-semibold">{texts.details}</h2>
        <dl className="flex flex-col gap-4">
          {rows.map(({ icon, label, value }) => (
            <div key={label} className="relative pl-9">
              <dt className="text-sm text-quiet">
                <Icon shape={icon} className="absolute top-0.5 left-0 size-5 text-action" />
                {label}
              </dt>
              <dd className="min-w-0 break-words">{value}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section className="flex flex-col gap-2">
        <h2 className="text-lg font-semibold">{texts.helps}</h2>
        <ul>
          {texts.helpLinks.map(({ to, label }) => (
            <li key={to}>
              <Link
                to={to}
                className={`inline-flex min-h-11 items-center text-sm ${textLinkClass}`}
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </section>
    </aside>
  )
}
