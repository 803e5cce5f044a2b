import type { FastifyInstance } from 'fastify'
import { numbersCalls } from '@tohfa/contract/backoffice/numbers.calls'
import type { SoldProduct } from '@tohfa/contract/backoffice/numbers'
import { csvStream, sendCsv } from '#platform/csv/write-csv.ts'
import { serve } from '#platform/http/serve.ts'
import { type NumbersDeps, readNumbers, readSales, spanOf } from './numbers.service.ts'

const columns = ['productId', 'title', 'productType', 'pieces', 'returned', 'takings'] as const

/** How the shop goes. */
export function numbersRoutes(routes: FastifyInstance, deps: NumbersDeps): void {
  serve(routes, numbersCalls, {
    'GET /admin/numbers': async ({ query }) => ({
      data: await readNumbers(deps, spanOf(query), query.by ?? 'day'),
    }),
    'GET /admin-export/sales': async ({ query }, reply) => {
      const span = spanOf(query)
      const sales = await readSales(deps, span)
      return sendCsv(reply, `sales-${span.from}-to-${span.to}`, csvStream(columns, cells(sales)))
    },
  })
}

async function* cells(sales: readonly SoldProduct[]) {
  yield sales.map((sale) => columns.map((column) => sale[column]))
}
