import { envelope } from '@tohfa/contract/envelope'
import { importReport, productColumns, productImport } from '@tohfa/contract/product-import'
import { csvStream, sendCsv } from '../../csv/write-csv.ts'
import type { Database } from '../../database/connect.ts'
import { caller } from '../../http/access.ts'
import type { Routes } from '../../http/routes.ts'
import { findProducts } from '../catalog.queries.ts'
import { idsAfter } from './import-products.queries.ts'
import { type ImportDeps, importProducts } from './import-products.service.ts'
import { cellsOf } from './product-cells.ts'
import { productOf } from '../product.shape.ts'

const config = { access: 'admin' } as const
/** Two thousand products with long descriptions. */
const mostBytes = 8 * 1024 * 1024
const portion = 200

/** Products as a file for a spreadsheet, and back. */
export function productsCsvRoutes(routes: Routes, deps: ImportDeps): void {
  routes.get(
    '/admin-export/products',
    {
      config,
      schema: { tags: ['Admin'], summary: 'All products as CSV', produces: ['text/csv'] },
    },
    (_request, reply) =>
      sendCsv(reply, 'products', csvStream(productColumns, productPages(deps.connection.db))),
  )

  routes.post(
    '/admin-import/products',
    {
      config,
      bodyLimit: mostBytes,
      schema: {
        tags: ['Admin'],
        summary: 'Add and change products by CSV; a dry run only says what would happen',
        body: productImport,
        response: { 200: envelope(importReport) },
      },
    },
    async (request) => ({
      success: true as const,
      data: await importProducts(deps, request.body, caller(request).id),
    }),
  )
}

async function* productPages(db: Database) {
  for (let last = '00000000-0000-0000-0000-000000000000'; ;) {
    const ids = await idsAfter(db, last, portion)
    const rows = await findProducts(db, ids)
    yield rows.map((row) => {
      const cells = cellsOf(productOf(row))
      return productColumns.map((column) => cells[column])
    })
    const end = ids.at(-1)
    if (ids.length < portion || end === undefined) return
    last = end
  }
}
