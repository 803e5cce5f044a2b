import { Suspense, useState } from 'react'
import type { Product } from '@tohfa/contract/catalog/products'
import { QuickForm } from '#admin/catalog/product-form/lazy-forms.ts'
import { adminLoader } from '#admin/frame/admin-loader.ts'
import { Reading } from '#admin/frame/reading.tsx'
import { call } from '#platform/api/api-client.ts'
import { useGet } from '#platform/api/use-get.ts'
import { useLoaded } from '#platform/page-head/use-loaded.ts'
import { Link } from '#ui/link.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { textLinkClass } from '#ui/text-link-class.ts'
import type { Route } from './+types/quick-product.page'
import { quickProductTexts as texts } from './quick-product.texts.ts'

export const clientLoader = adminLoader(({ signal }) =>
  call('GET /admin/product-defaults', { signal }),
)

/** A new product by its pictures and four answers (docs/product.md 15.37). */
export default function QuickProductPage({ loaderData }: Route.ComponentProps) {
  const { answer, latest, reload } = useLoaded(loaderData)
  const defaults = latest?.success ? latest.data : null
  const newest = useGet('GET /admin-product', { query: { limit: 1 } }).answer
  const [added, setAdded] = useState<readonly Product[]>([])
  const last = added.at(-1)
  const like = last ?? (newest?.success ? (newest.data[0] ?? null) : null)
  const isReady = defaults !== null && newest !== undefined

  return (
    <div className="page py-6">
      <title>{texts.title}</title>
      <div className="max-w-3xl">
        <h1 className="text-2xl font-semibold tracking-tight">{texts.heading}</h1>
        <p className="pb-1 text-sm text-quiet">{texts.sentence}</p>
        <p className="flex flex-wrap gap-x-6 pb-4 text-sm">
          <Link to="/admin/product-add-update" className={textLinkClass}>
            {texts.toWhole}
          </Link>
          <Link to="/admin/product-defaults" className={textLinkClass}>
            {texts.toDefaults}
          </Link>
        </p>
        <div aria-live="polite">{last && <Added product={last} />}</div>
        <Reading answer={answer} known={isReady || null} texts={texts} reload={reload} />
        {isReady && (
          <Suspense fallback={<Skeleton className="h-96" />}>
            <QuickForm
              key={added.length}
              begins={{ defaults, like }}
              takesFocus={added.length > 0}
              onAdded={(product) => setAdded([...added, product])}
            />
          </Suspense>
        )}
      </div>
    </div>
  )
}

/** What was added last, and where it goes on. */
function Added({ product: { id, title, visibility } }: { product: Product }) {
  return (
    <div className="mb-5 flex flex-wrap items-center gap-x-6 gap-y-1 border-l-2 border-link bg-link-wash px-4 py-2 text-sm wrap-anywhere">
      <p className="font-semibold">{visibility ? texts.isDraft(title) : texts.isLive(title)}</p>
      <Link
        to={visibility ? `/admin/product-details/${id}` : `/product-detail/${id}`}
        className={textLinkClass}
      >
        {visibility ? texts.toDraft : texts.see}
      </Link>
      <Link to={`/admin/product-studio/${id}`} className={textLinkClass}>
        {texts.studio}
      </Link>
    </div>
  )
}
