import { defaultParticulars, filledParticulars } from '@tohfa/contract/catalog/filled-particulars'
import {
  firstWeight,
  type ProductDefaults,
  type ProductDefaultsForm,
} from '@tohfa/contract/catalog/product-defaults'
import {
  isProductType,
  type ProductType,
  productTypeLabels,
} from '@tohfa/contract/catalog/product-type-labels'
import { missingParticulars } from '@tohfa/contract/catalog/products'
import { announce } from '#platform/database/changes.ts'
import type { Connection, Database } from '#platform/database/connect.ts'
import { Failure } from '#platform/http/failures.ts'
import {
  changedFields,
  recordChange,
  recordChanges,
} from '#backoffice/staff-log/staff-log.service.ts'
import { addParticulars } from '#catalog/products/admin-products/admin-products.queries.ts'
import {
  type Defaults,
  findDefaults,
  lockDefaults,
  productsLacking,
  updateDefaults,
} from './product-defaults.queries.ts'

export type ProductDefaultsService = ReturnType<typeof createProductDefaults>

/** The particulars that new products get from their type. */
export async function particularsByType(db: Database) {
  const defaults = await findDefaults(db)
  return new Map([...defaults].map(([type, { particulars }]) => [type, particulars]))
}

/** The weight of goods, by the defaults of their types. */
export async function gramsOf(
  db: Database,
  items: readonly { productType: string; quantity: number }[],
): Promise<number> {
  const defaults = await findDefaults(db)
  return items.reduce((sum, { productType, quantity }) => {
    const found = isProductType(productType) ? defaults.get(productType) : undefined
    return sum + (found?.weight ?? firstWeight) * quantity
  }, 0)
}

/** What new products of each type begin with, and the weight of a piece (docs/product.md 3.18). */
export function createProductDefaults({ connection }: { connection: Connection }) {
  async function read(): Promise<ProductDefaults[]> {
    const defaults = await findDefaults(connection.db)
    const lacking = await toFill(connection.db, defaults)
    return [...defaults].map(([productType, { particulars, weight }]) => ({
      productType,
      countryOfOrigin: particulars.countryOfOrigin ?? null,
      maker: particulars.maker ?? null,
      packer: particulars.packer ?? null,
      importer: particulars.importer ?? null,
      weight,
      fillable: lacking.filter((one) => one.productType === productType).length,
    }))
  }

  return {
    read,

    /** Changes the defaults of some types; products that are there stay as they are. */
    async change({ types, weight, ...form }: ProductDefaultsForm, staffId: string) {
      await connection.transaction(async (tx) => {
        const all = await lockDefaults(tx)
        for (const type of new Set(types)) {
          const before = all.get(type)
          if (!before) continue
          const after = { particulars: withForm(before, form), weight: weight ?? before.weight }
          const details = changedFields(flat(before), flat(after))
          if (Object.keys(details).length === 0) continue
          await updateDefaults(tx, type, after)
          const name = productTypeLabels[type]
          const done = { subject: 'settings', action: 'changed', name, details } as const
          await recordChange(tx, staffId, done)
        }
      })
      return read()
    },

    /**
     * Gives products of some types what they lack.
     *
     * @throws Failure 409 when it would not be so many
     */
    async fill({ types, products }: { types: ProductType[]; products: number }, staffId: string) {
      await connection.transaction(async (tx) => {
        const all = await lockDefaults(tx)
        const asked = new Map([...all].filter(([type]) => types.includes(type)))
        const filled = await toFill(tx, asked, { lock: true })
        if (filled.length !== products) throw new Failure('products_changed')
        if (filled.length === 0) return
        await addParticulars(tx, filled)
        await recordChanges(
          tx,
          staffId,
          filled.map(({ id, title, attributes, added }) => ({
            subject: 'product',
            action: 'changed',
            subjectId: id,
            name: title,
            details: changedFields(attributes, added),
          })),
        )
        await announce(tx, { kind: 'catalog' })
      })
      return read()
    },
  }
}

/** Products that would get something, with what they would get. */
async function toFill(
  db: Database,
  defaults: ReadonlyMap<ProductType, Defaults>,
  how?: { lock: boolean },
) {
  const lacking = await productsLacking(db, defaults, how)
  return lacking.flatMap((product) => {
    const { productType, attributes } = product
    const added = filledParticulars(attributes, defaults.get(productType)?.particulars ?? {})
    if (Object.keys(added).length === 0) return []
    const lacks = missingParticulars({ productType, ...attributes, ...added }).length > 0
    return [{ ...product, added, lacks }]
  })
}

/** What is sent takes the place of what was; what is sent empty is no default any more. */
function withForm(
  { particulars }: Defaults,
  form: Omit<ProductDefaultsForm, 'types' | 'weight'>,
): Defaults['particulars'] {
  return Object.fromEntries(
    defaultParticulars.flatMap((name) => {
      const value = name in form ? form[name] : particulars[name]
      return value ? [[name, value]] : []
    }),
  )
}

const flat = ({ particulars, weight }: Defaults) => ({
  ...Object.fromEntries(defaultParticulars.map((name) => [name, particulars[name] ?? null])),
  weight,
})
