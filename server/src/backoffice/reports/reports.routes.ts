import type { FastifyInstance } from 'fastify'
import { reportsCalls } from '@tohfa/contract/backoffice/reports.calls'
import type { SoldProduct } from '@tohfa/contract/backoffice/report'
import { csvStream, sendCsv } from '#platform/csv/write-csv.ts'
import { serve } from '#platform/http/serve.ts'
import { type ReportDeps, readReport, readSales, spanOf } from './reports.service.ts'

const columns = ['productId', 'title', 'productType', 'pieces', 'returned', 'takings'] as const

/** How the shop goes. */
export function reportsRoutes(routes: FastifyInstance, deps: ReportDeps): void {
  serve(routes, reportsCalls, {
    'GET /admin/numbers': async ({ query }) => ({
      data: await readReport(deps, spanOf(query), query.by ?? 'day'),
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
