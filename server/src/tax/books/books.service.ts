import { Readable } from 'node:stream'
import { lastDayOf, spanOf } from '@tohfa/contract/tax/gst-periods'
import type { Money } from '@tohfa/contract/tax/money'
import { moneyFigures } from '@tohfa/contract/tax/money-figures'
import { toRupees } from '@tohfa/contract/shared/money'
import type { Settings } from '#backoffice/settings/settings.service.ts'
import type { Connection } from '#platform/database/connect.ts'
import { readOneMoment } from '#platform/database/read-one-moment.ts'
import { registerScope } from '#tax/register/register.service.ts'
import { moneyOfOrders, unknownMoney } from './money.queries.ts'
import { vouchersOf } from './vouchers.ts'
import { tallyXml } from './tally-xml.ts'

export type Books = ReturnType<typeof createBooks>

/** The books of a month: where its money is, and its vouchers for accounting software. */
export function createBooks(deps: {
  connection: Pick<Connection, 'db' | 'transaction'>
  settings: Pick<Settings, 'read'>
  realMoney: boolean
}) {
  const { connection } = deps
  return {
    /** The money of a month, as the JSON of `Money`. */
    async money(period: string): Promise<string> {
      const days = { first: spanOf(period).from, last: lastDayOf(period) }
      const [rows, unknown] = await connection.transaction(async (tx) => {
        await readOneMoment(tx)
        return [await moneyOfOrders(tx, days), await unknownMoney(tx, days)] as const
      })
      const figures = moneyFigures.map((name) => {
        const { paise, orders } = rows.find((row) => row.name === name) ?? {
          paise: 0,
          orders: '[]',
        }
        return `"${name}":{"amount":${toRupees(paise)},"orders":${orders}}`
      })
      const ofNoOrder: Money['unknown'] = {
        amount: toRupees(unknown.reduce((sum, { amount }) => sum + amount, 0)),
        entries: unknown.map(({ id, amount }) => ({ id, amount: toRupees(amount) })),
      }
      return `{"period":"${period}",${figures.join(',')},"unknown":${JSON.stringify(ofNoOrder)}}`
    },

    /** The vouchers of a month as Tally imports them. */
    async xml(period: string): Promise<Readable> {
      const { books: ledgers } = await deps.settings.read()
      const scope = await connection.transaction((tx) => registerScope(tx, { period }, deps))
      const days = { first: spanOf(period).from, last: lastDayOf(period) }
      return Readable.from(tallyXml(vouchersOf(connection.db, { scope, days, ledgers })))
    },
  }
}
