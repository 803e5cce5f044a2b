import { Link } from '#ui/link.ts'
import { textLinkClass } from '#ui/text-link-class.ts'
import { ExportOrders } from './export-orders.tsx'
import { ExportProducts } from './export-products.tsx'
import { importExportTexts as texts } from './import-export.texts.ts'
import { ImportProducts } from './import-products.tsx'
import { Section } from './section.tsx'

/** Exports orders and products for spreadsheets, and imports products. */
export default function ImportExportPage() {
  return (
    <div className="page py-6">
      <title>{texts.title}</title>
      <h1 className="pb-4 text-2xl font-semibold tracking-tight">{texts.heading}</h1>
      <div className="grid gap-x-12 lg:grid-cols-2">
        <div>
          <ExportOrders />
          <ExportProducts />
        </div>
        <div>
          <ImportProducts />
          <Section heading={texts.oldAddresses} sentence={texts.oldAddressesSentence}>
            <Link to="/admin/old-addresses" className={textLinkClass}>
              {texts.toOldAddresses}
            </Link>
          </Section>
          <Section heading={texts.movingIn} sentence={texts.movingInSentence}>
            <Link to="/admin/moving-in" className={textLinkClass}>
              {texts.toMovingIn}
            </Link>
          </Section>
        </div>
      </div>
    </div>
  )
}
