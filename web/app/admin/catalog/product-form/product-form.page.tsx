import { Suspense, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import type { Product } from '@tohfa/contract/catalog/products'
import { Skeleton } from '#ui/skeleton.tsx'
import { useGet } from '#platform/api/use-get.ts'
import { Link } from '#ui/link.ts'
import { NotRead } from '#admin/frame/not-read.tsx'
import { StudioNote } from '#admin/catalog/product/studio-note.tsx'
import { ProductForm } from './lazy-forms.ts'
import { productFormTexts as texts } from './product-form.texts.ts'

/**
 * docs/product.md 15.4: edits a product from the navigation state, or by the id in the address. It
 * is always loaded again, so that nobody edits an old version.
 */
export default function ProductFormPage() {
  const [params] = useSearchParams()
  const { state } = useLocation()
  const brought = (state as { product?: Product } | null)?.product
  const id = params.get('id') ?? brought?.id ?? null
  const { answer, reload } = useGet('GET /admin-product/:id', id ? { params: { id } } : null)
  // A new product has the defaults of its type, else the maker of the newest one; without an answer
  // the fields are empty.
  const newest = useGet('GET /admin-product', id ? null : { query: { limit: 1 } }).answer
  // A new form after a product was added.
  const [added, setAdded] = useState<readonly Product[]>([])
  const last = added.at(-1)
  const like = last ?? (newest?.success ? (newest.data[0] ?? null) : null)
  const given = useGet('GET /admin/product-defaults', id ? null : {}).answer
  const defaults = given?.success ? given.data : []
  const isWaiting = id ? !answer : !given || (!newest && !last)
  const base = answer?.success ? answer.data : null
  const failure = answer?.success === false ? answer.error : null
  return (
    <div className="page py-6">
      <title>{id ? texts.titleEdit : texts.titleAdd}</title>
      <h1 className="pb-4 text-2xl font-semibold tracking-tight">
        {id ? texts.headingEdit : texts.headingAdd}
      </h1>
      {!id && (
        <p className="pb-4 text-sm text-quiet">
          {last ? (
            <Link
              to={`/admin/product-studio/${last.id}`}
              className="text-link underline underline-offset-4"
            >
              {texts.studioNow(last.title)}
            </Link>
          ) : (
            texts.studioLater
          )}
        </p>
      )}
      {base && (
        <div className="pb-6">
          <StudioNote product={base} />
        </div>
      )}
      {failure && <NotRead heading={texts.notRead} sentence={failure} reload={reload} />}
      {isWaiting && <Skeleton className="h-128 w-full" />}
      {(id ? base : !isWaiting) && (
        <Suspense fallback={<Skeleton className="h-128 w-full" />}>
          <ProductForm
            key={base ? `${base.id} ${base.updatedAt}` : `new ${added.length}`}
            base={base}
            begins={{ defaults, like }}
            takesFocus={!base && added.length > 0}
            onAdded={(saved) => setAdded([...added, saved])}
            onReload={reload}
          />
        </Suspense>
      )}
    </div>
  )
}
