import { useState } from 'react'
import { type ShopMake, shopMakes } from '@tohfa/contract/catalog/moving/moving-choices'
import { Section } from '#admin/catalog/import-export/section.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { Link } from '#ui/link.ts'
import { textLinkClass } from '#ui/text-link-class.ts'
import { MovedHistory } from './moved-history.tsx'
import { MovedProducts } from './moved-products.tsx'
import { makeLabels, movingInTexts as texts } from './moving-in.texts.ts'

/** Brings products, customers and past orders of a former shop (docs/product.md 29.4). */
export default function MovingInPage() {
  const [source, setSource] = useState<ShopMake>('shopify')
  return (
    <div className="page py-6">
      <title>{texts.title}</title>
      <h1 className="text-2xl font-semibold tracking-tight">{texts.heading}</h1>
      <p className="max-w-prose pb-4 text-sm text-quiet">{texts.sentence}</p>
      <SelectField
        label={texts.make}
        className="max-w-xs"
        value={source}
        options={shopMakes.map((value) => ({ value, label: makeLabels[value] }))}
        onChange={({ currentTarget: { value } }) =>
          setSource(shopMakes.find((make) => make === value) ?? 'shopify')
        }
      />
      <div className="grid gap-x-12 lg:grid-cols-[3fr_2fr]">
        <MovedProducts key={source} source={source} />
        <div>
          <MovedHistory key={`customers ${source}`} source={source} kind="customers" />
          <MovedHistory key={`orders ${source}`} source={source} kind="orders" />
          <Section heading={texts.addresses} sentence={texts.addressesSentence}>
            <Link to="/admin/old-addresses" className={textLinkClass}>
              {texts.toAddresses}
            </Link>
          </Section>
        </div>
      </div>
    </div>
  )
}
