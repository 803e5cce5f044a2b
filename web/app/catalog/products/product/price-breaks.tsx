import { mandatoryPrint } from '@tohfa/contract/catalog/payable'
import { discounted, priceOfPack } from '@tohfa/contract/catalog/pack-prices'
import { afterBreak } from '@tohfa/contract/catalog/price-breaks'
import type { Product } from '@tohfa/contract/catalog/products'
import { formatRupees, toPaise, toRupees } from '@tohfa/contract/shared/money'
import { uiTexts } from '#ui/ui.texts.ts'
import { priceBreaksTexts as texts } from './price-breaks.texts.ts'

/** What each of many pieces costs, with a mandatory print (docs/product.md 3.17). */
export default function PriceBreaks({ product, pack }: { product: Product; pack: number | null }) {
  const { priceBreaks, discount, personalisation } = product
  const singlePaise = toPaise(discounted(priceOfPack(product, pack ?? undefined), discount))
  const printPaise = toPaise(mandatoryPrint(product))
  const from = pack === null ? texts.from : texts.fromPacks
  return (
    <div className="text-sm">
      <table className="tabular text-left">
        <caption className="pb-1 text-left font-medium">{texts.caption}</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">{texts.pieces}</th>
            <th scope="col">{texts.each}</th>
          </tr>
        </thead>
        <tbody>
          {priceBreaks.map((one) => (
            <tr key={one.from}>
              <th scope="row" className="py-0.5 pr-6 font-normal text-quiet">
                {from(one.from)}
              </th>
              <td className="py-0.5">
                <span className="font-semibold">
                  {formatRupees(toRupees(afterBreak(singlePaise, one) + printPaise))}
                </span>{' '}
                {printPaise === 0 && (
                  <span className="font-medium text-action">{uiTexts.percentOff(one.percent)}</span>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="pt-1 text-quiet">
        {personalisation ? `${texts.together} ${texts.withoutPrint}` : texts.together}
      </p>
    </div>
  )
}
