import { Link } from '#ui/link.ts'
import { OrnamentBorder } from '#ui/ornament-border.tsx'
import { ShopLogo } from '#platform/page-head/shop-logo.tsx'
import { layoutTexts as texts } from './layout.texts.ts'
import { ConsentLink, useMeasurementId } from './analytics.tsx'
import { LanguageChoice } from './language-choice.tsx'
import { footerGroups } from './navigation/navigation.ts'
import { useStoreParticulars } from '#platform/page-head/use-store-particulars.ts'

const link =
  'inline-flex min-h-9 items-center py-1 text-sm wrap-anywhere underline-offset-4 hover:underline focus-visible:outline-link'

export function Footer() {
  const store = useStoreParticulars()
  /** The analytics account, if there is one. */
  const account = useMeasurementId()
  const contactLinks = [
    { to: store.instagramUrl, label: texts.instagram },
    { to: store.whatsappUrl, label: texts.whatsapp },
    { to: `mailto:${store.email}`, label: store.email },
    { to: `tel:${store.phone.replaceAll(' ', '')}`, label: store.phone },
  ].filter(({ to, label }) => to && label)
  return (
    <footer className="bg-sunken">
      <OrnamentBorder />
      <div className="page grid grid-cols-2 gap-x-4 gap-y-8 py-10 sm:grid-cols-4 sm:gap-x-8 sm:py-12 lg:grid-cols-[2fr_1fr_1fr_1fr_1fr] lg:py-16">
        <div className="col-span-2 sm:col-span-4 lg:col-span-1">
          <p className="flex items-center gap-2.5 text-xl font-bold tracking-tight">
            <ShopLogo className="h-9" />
            {store.name}
          </p>
          <p className="mt-3 max-w-sm text-sm text-quiet">{texts.footerTagline}</p>
          <address className="mt-4 text-sm leading-6 text-quiet not-italic">
            {store.address}
            {store.address && <br />}
            {texts.hours}
          </address>
        </div>
        {footerGroups.map(({ heading, links }) => (
          <nav key={heading} aria-label={heading}>
            <h2 className="mb-2 text-sm font-semibold">{heading}</h2>
            <ul>
              {links.map(({ to, label }) => (
                <li key={label}>
                  <Link to={to} className={link}>
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
        {contactLinks.length > 0 && (
          <nav aria-label={texts.footerFollow}>
            <h2 className="mb-2 text-sm font-semibold">{texts.footerFollow}</h2>
            <ul>
              {contactLinks.map(({ to, label }) => (
                <li key={label}>
                  <a href={to} className={link} {...(to.startsWith('http') && external)}>
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </div>
      <div className="page">
        <div className="flex flex-wrap items-center justify-between gap-x-8 border-t border-hairline py-3 text-xs text-quiet">
          <p className="py-2">{texts.rights(store.name)}</p>
          <div className="flex flex-wrap gap-x-8">
            {account && <ConsentLink />}
            <LanguageChoice />
          </div>
        </div>
      </div>
    </footer>
  )
}

const external = { target: '_blank', rel: 'noopener noreferrer' }
