import { priceFromPaid } from '@tohfa/contract/catalog/price-paid'
import { toRupees } from '@tohfa/contract/shared/money'
import type { TemplateChoice } from '@tohfa/contract/backoffice/templates'
import { csvLines } from '#platform/csv/write-csv.ts'
import type { Sample } from './sample-files.ts'
import type { TemplateProduct } from './templates.queries.ts'

type SampleRow = Sample['products'][number]
type Chosen = TemplateChoice['choose'][number]

/** The shop as its products name it; empty where it has no seller yet. */
export type Maker = { brand: string; address: string }

const columns = ['id', 'brand', 'price', 'discount', 'maker', 'packer', 'importer'] as const

/** Products of the sample that stay, as rows of a product file that change what was made up. */
export function keptRows(
  kept: readonly { product: TemplateProduct; chosen: Chosen }[],
  own: Maker,
): string {
  return csvLines([
    [...columns],
    ...kept.map(({ product, chosen: { pays } }) => {
      const { price, discount } =
        pays === undefined
          ? { price: toRupees(product.pricePaise), discount: product.discount }
          : priceFromPaid(pays, product.discount)
      const { maker, packer, importer } = particularsOf(product.origin, own)
      return [product.id, own.brand, price, discount, maker, packer, importer]
    }),
  ])
}

/** Templates that the shop does not have, as rows of a product file that add them. */
export function newRows(added: readonly { row: SampleRow; chosen: Chosen }[], own: Maker): string {
  const names = Object.keys(added[0]?.row ?? {}) as (keyof SampleRow)[]
  return csvLines([
    names,
    ...added.map(({ row, chosen: { pays } }) => {
      const priced =
        pays === undefined ? {} : priceFromPaid(pays, Number(row.discount) || undefined)
      const cells: Record<string, string | number> = {
        ...row,
        ...priced,
        ...particularsOf(row.countryOfOrigin, own),
        brand: own.brand,
        rating: 0,
        trackStock: 'no',
      }
      return names.map((name) => cells[name] ?? '')
    }),
  ])
}

/** Goods of India are made by the shop itself; who makes others abroad, staff have to say. */
const particularsOf = (origin: string | null, { address }: Maker) =>
  origin === 'IN' || !origin
    ? { maker: address, packer: address, importer: '' }
    : { maker: '', packer: address, importer: address }

/** What a buyer pays for a template as it comes. */
export const paidForRow = ({ price, discount }: SampleRow): number =>
  Math.round(Number(price) * (100 - Number(discount))) / 100
