import type { FastifyInstance } from 'fastify'
import { productColumns } from '@tohfa/contract/catalog/product-import'
import { productsCsvCalls } from '@tohfa/contract/catalog/products.calls'
import { csvStream, sendCsv } from '#platform/csv/write-csv.ts'
import { caller } from '#platform/http/access.ts'
import { serve } from '#platform/http/serve.ts'
import { blankTitles } from '#catalog/blanks/blanks.service.ts'
import { findProducts } from '#catalog/products/catalog.queries.ts'
import { idsAfter } from './import-products.queries.ts'
import { type ImportDeps, importProducts } from './import-products.service.ts'
import { cellsOf } from './product-cells.ts'
import { productOf } from '#catalog/products/product.shape.ts'

const portion = 200

/** Products as a file for a spreadsheet, and back. */
export function productsCsvRoutes(
  routes: FastifyInstance,
  deps: Pick<ImportDeps, 'connection' | 'imageUrls'> & { storeName: () => string },
): void {
  const { connection, imageUrls, storeName } = deps
  serve(routes, productsCsvCalls, {
    'GET /admin-export/products': async (_request, reply) =>
      sendCsv(reply, 'products', csvStream(productColumns, productPages(deps))),
    'POST /admin-import/products': async (request) => ({
      data: await importProducts(
        { connection, imageUrls, defaultBrand: storeName() },
        request.body,
        caller(request).id,
      ),
    }),
  })
}

async function* productPages({ connection: { db }, imageUrls }: Omit<ImportDeps, 'defaultBrand'>) {
  const titles = await blankTitles(db)
  for (let last = '00000000-0000-0000-0000-000000000000'; ;) {
    const ids = await idsAfter(db, last, portion)
    const rows = await findProducts(db, ids, 'all')
    yield rows.map((row) => {
      const cells = cellsOf(productOf(row, imageUrls), titles)
      return productColumns.map((column) => cells[column])
    })
    const end = ids.at(-1)
    if (ids.length < portion || end === undefined) return
    last = end
  }
}
