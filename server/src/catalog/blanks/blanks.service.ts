import { variantName } from '@tohfa/contract/catalog/variant-name'
import type { Blank, BlankChange, BlankForm } from '@tohfa/contract/catalog/blanks'
import { mostBlanks } from '@tohfa/contract/catalog/blank-limits'
import { announce } from '#platform/database/changes.ts'
import type { Connection, Database, Transaction } from '#platform/database/connect.ts'
import { Failure, refusedFields } from '#platform/http/failures.ts'
import { message } from '#platform/http/messages.ts'
import { changedFields, recordChange } from '#backoffice/staff-log/staff-log.service.ts'
import {
  type BlankRow,
  countBlanks,
  deleteBlank,
  findVariantsAgain,
  insertBlank,
  isTitleTaken,
  lockBlank,
  readBlanks,
  type StoredVariant,
  trackAsBlank,
  updateBlank,
  writeVariants,
} from './blanks.queries.ts'

export { blankTitles, holdBlanks } from './blanks.queries.ts'

export type Blanks = ReturnType<typeof createBlanks>

/** The stock of what is printed on, shared by products (docs/product.md section 28). */
export function createBlanks({
  connection,
}: {
  connection: Pick<Connection, 'db' | 'transaction'>
}) {
  const log = (tx: Transaction, staffId: string, action: 'created' | 'deleted', of: BlankRow) =>
    recordChange(tx, staffId, { subject: 'blank', action, subjectId: of.id, name: of.title })

  return {
    list: async (): Promise<Blank[]> => (await readBlanks(connection.db)).map(toBlank),

    create: (form: BlankForm, staffId: string): Promise<Blank> =>
      connection.transaction(async (tx) => {
        if ((await countBlanks(tx)) >= mostBlanks)
          throw refusedFields({ title: message('tooManyBlanks') })
        await refuseTaken(tx, form.title)
        const id = await insertBlank(tx, form)
        await writeVariants(
          tx,
          id,
          form.variants.map((variant) => toRow(variant, null)),
        )
        const made = await read(tx, id)
        await log(tx, staffId, 'created', made)
        return toBlank(made)
      }),

    /** Changes a part; a stock that was read is set only while it is still the same. */
    change: (id: string, part: BlankChange, staffId: string): Promise<Blank> =>
      connection.transaction(async (tx) => {
        const before = await lockBlank(tx, id)
        if (!before) throw new Failure('blank_not_found')
        const { title = before.title, trackStock = before.trackStock } = part
        await refuseTaken(tx, title, id)
        await updateBlank(tx, id, { title, trackStock })
        if (part.variants) await replaceVariants(tx, id, before.variants, part.variants)
        if (trackStock !== before.trackStock) await trackAsBlank(tx, id)
        await announce(tx, { kind: 'catalog' })
        const after = await read(tx, id)
        const details = changedFields(loggable(before), loggable(after))
        if (Object.keys(details).length > 0)
          await recordChange(tx, staffId, {
            subject: 'blank',
            action: 'changed',
            subjectId: id,
            name: title,
            details,
          })
        return toBlank(after)
      }),

    remove: (id: string, staffId: string): Promise<void> =>
      connection.transaction(async (tx) => {
        if (!(await lockBlank(tx, id))) throw new Failure('blank_not_found')
        const gone = await read(tx, id)
        if (!(await deleteBlank(tx, id))) throw new Failure('blank_in_use')
        await log(tx, staffId, 'deleted', gone)
      }),
  }
}

type VariantForm = BlankForm['variants'][number]
const keyOf = (color: string, size: string | null | undefined) =>
  JSON.stringify([color.toLowerCase(), size ?? null])

async function replaceVariants(
  tx: Transaction,
  id: string,
  before: readonly StoredVariant[],
  variants: readonly VariantForm[],
): Promise<void> {
  const known = new Map(before.map((one) => [keyOf(one.color, one.size), one]))
  const rows = variants.map((variant) =>
    toRow(variant, known.get(keyOf(variant.color, variant.size)) ?? null),
  )
  await writeVariants(tx, id, rows)
  if (rows.some((row) => row.id === null) || rows.length !== before.length)
    await findVariantsAgain(tx, id)
}

/** @throws Failure 409 `stock_changed` where the stock is not what was seen */
function toRow({ color, size, stock, seen, low }: VariantForm, known: StoredVariant | null) {
  const row = { id: known?.id ?? null, color, size: size ?? null, stock, low: low ?? null }
  if (!known || seen == null) return row
  if (seen === stock) return { ...row, stock: known.stock }
  if (seen !== known.stock) throw new Failure('stock_changed')
  return row
}

async function refuseTaken(tx: Transaction, title: string, but?: string): Promise<void> {
  if (await isTitleTaken(tx, title, but)) throw refusedFields({ title: message('blankTitleTaken') })
}

async function read(db: Database, id: string): Promise<BlankRow> {
  const [row] = await readBlanks(db, id)
  if (!row) throw new Failure('blank_not_found')
  return row
}

function toBlank({ variants, ...row }: BlankRow): Blank {
  return {
    ...row,
    variants: variants.map(({ color, size, stock, low }) => ({
      color,
      ...(size !== null && { size }),
      stock,
      ...(low !== null && { low }),
    })),
  }
}

/** Each stock under its colour and size. */
const loggable = ({
  title,
  trackStock,
  variants,
}: Pick<BlankRow, 'title' | 'trackStock' | 'variants'>) => ({
  title,
  trackStock,
  ...Object.fromEntries(variants.map((variant) => [variantName(variant), variant.stock])),
})
