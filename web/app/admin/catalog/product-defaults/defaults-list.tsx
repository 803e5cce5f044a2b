import { traitRows } from '@tohfa/contract/catalog/product-attributes'
import type { ProductDefaults } from '@tohfa/contract/catalog/product-defaults'
import type { ProductType } from '@tohfa/contract/catalog/product-type-labels'
import { productTypes } from '@tohfa/contract/catalog/product-types'
import { typeLabel } from '#catalog/products/type-label.ts'
import { mayOpen } from '#admin/frame/staff-pages.ts'
import { useStaffRole } from '#admin/frame/staff-role.ts'
import { useGet } from '#platform/api/use-get.ts'
import { countryName } from '#platform/i18n/country-name.ts'
import { Button } from '#ui/button.tsx'
import { Link } from '#ui/link.ts'
import { textLinkClass } from '#ui/text-link-class.ts'
import { productDefaultsTexts as texts } from './product-defaults.texts.ts'

/** The defaults of all types, with days and tax class, which other pages set. */
export function DefaultsList({
  all,
  onChange,
}: {
  all: readonly ProductDefaults[]
  onChange: (type: ProductType) => void
}) {
  const { answer } = useGet('GET /admin/settings', {})
  const days = answer?.success ? answer.data.promise.productionDays : null
  const role = useStaffRole()
  return (
    <section aria-labelledby="by-type" className="min-w-0">
      <h2 id="by-type" className="text-lg font-semibold">
        {texts.byType}
      </h2>
      <p className="flex flex-wrap gap-x-6 gap-y-1 pb-3 text-sm">
        <Link to="/admin/settings#promise.productionDays.t-shirts" className={textLinkClass}>
          {texts.toDays}
        </Link>
        {role && mayOpen(role, '/admin/tax') && (
          <Link to="/admin/tax" className={textLinkClass}>
            {texts.toTax}
          </Link>
        )}
      </p>
      <ul className="divide-y divide-hairline border-y border-hairline">
        {all.map(({ productType, countryOfOrigin, maker, packer, importer, weight }) => (
          <li key={productType} className="flex items-start justify-between gap-4 py-3">
            <div className="min-w-0">
              <h3 className="font-semibold">{typeLabel(productType)}</h3>
              <dl className="flex flex-wrap gap-x-5 gap-y-0.5 text-sm">
                <Fact name={texts.country}>{countryOfOrigin && countryName(countryOfOrigin)}</Fact>
                <Fact name={traitRows.maker.label}>{maker}</Fact>
                <Fact name={traitRows.packer.label}>{packer}</Fact>
                {importer && <Fact name={traitRows.importer.label}>{importer}</Fact>}
                <Fact name={texts.weight}>{texts.grams(weight)}</Fact>
                {days && <Fact name={texts.days}>{String(days[productType])}</Fact>}
                <Fact name={texts.taxClass}>{productTypes[productType].taxClass}</Fact>
              </dl>
            </div>
            <Button
              look="secondary"
              aria-label={texts.changeOf(typeLabel(productType))}
              onClick={() => onChange(productType)}
            >
              {texts.change}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Fact({ name, children }: { name: string; children: string | null }) {
  return (
    <div className="flex max-w-full gap-1.5">
      <dt className="shrink-0 text-quiet">{name}:</dt>
      <dd className="min-w-0 wrap-anywhere">{children ?? texts.nothing}</dd>
    </div>
  )
}
