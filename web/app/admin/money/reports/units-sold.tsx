import { Download } from 'lucide'
import { useId, useState } from 'react'
import type { Report } from '@tohfa/contract/backoffice/report'
import { isProductType } from '@tohfa/contract/catalog/product-type-labels'
import { addressOf } from '#platform/api/api-client.ts'
import { downloadFile } from '#platform/api/download-file.ts'
import { typeLabel } from '#catalog/products/type-label.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.ts'
import { toast } from '#ui/toast/toast.ts'
import { reportTexts as texts } from './reports.texts.ts'
import { SalesTable } from './sales-table.tsx'

const { productColumns: columns } = texts

/** Units sold by type. */
export function TypesSold({ types }: Pick<Report, 'types'>) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="min-w-0">
      <h2 id={id} className="pb-2 text-lg font-semibold">
        {texts.types}
      </h2>
      {types.length === 0 ? (
        <p className="text-sm">{texts.nothingSold}</p>
      ) : (
        <SalesTable
          first={columns.type}
          rows={types.map(({ productType, ...sold }) => ({
            key: productType,
            name: typeLabel(productType),
            ...sold,
          }))}
        />
      )}
    </section>
  )
}

/** The products with the highest takings, and all of them as a file. */
export function ProductsSold({ report }: { report: Report }) {
  const { from, to, products, productCount, otherTakings } = report
  const id = useId()
  const [busy, setBusy] = useState(false)

  async function keep() {
    setBusy(true)
    const kept = await downloadFile(addressOf('GET /admin-export/sales', { query: { from, to } }))
    setBusy(false)
    if (kept.name === null) toast('error', kept.sentence || texts.notDownloaded, 'download')
    else toast('success', texts.downloaded(kept.name), 'download')
  }

  return (
    <section aria-labelledby={id} className="min-w-0">
      <h2 id={id} className="text-lg font-semibold">
        {texts.products}
      </h2>
      <p className="pb-2 text-sm text-quiet empty:hidden">
        {productCount > products.length && texts.allProducts(products.length, productCount)}
      </p>
      {products.length === 0 ? (
        <p className="text-sm">{texts.nothingSold}</p>
      ) : (
        <SalesTable
          first={columns.product}
          rows={products.map(({ productId, title, productType, ...sold }) => ({
            key: `${productId} ${productType}`,
            name: (
              <>
                <Link
                  to={`/admin/product-details/${productId}`}
                  className="font-medium text-link underline-offset-4 hover:underline"
                >
                  {title}
                </Link>
                {isProductType(productType) && (
                  <span className="block text-xs text-quiet">{typeLabel(productType)}</span>
                )}
              </>
            ),
            ...sold,
          }))}
          end={otherTakings === 0 ? undefined : { name: texts.otherTakings, takings: otherTakings }}
        />
      )}
      {otherTakings !== 0 && <p className="pt-2 text-xs text-quiet">{texts.otherTakingsNote}</p>}
      {productCount > 0 && (
        <Button look="secondary" busy={busy} onClick={() => void keep()} className="mt-3">
          <Icon shape={Download} className="size-4" />
          {texts.download}
        </Button>
      )}
    </section>
  )
}
