import { ChevronLeft } from 'lucide'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.ts'
import ProductSkeleton from '#catalog/products/product/product-skeleton.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { call } from '#platform/api/api-client.ts'
import { useLoaded } from '#platform/page-head/use-loaded.ts'
import { adminLoader } from '#admin/frame/admin-loader.ts'
import type { Route } from './+types/product.page'
import { frameTexts } from '#admin/frame/frame.texts.ts'
import { ProductFacts } from './product-facts.tsx'
import { adminProductTexts as texts } from './product.texts.ts'

export const clientLoader = adminLoader(({ params, signal }) =>
  call('GET /admin-product/:id', { params: { id: params['id'] ?? '' }, signal }),
)

/** docs/product.md 15.3. */
export default function AdminProductPage({ loaderData }: Route.ComponentProps) {
  const { answer, reload } = useLoaded(loaderData)
  if (!answer) return <ProductSkeleton />
  if (!answer.success) return <NotShown failure={answer} onRetry={reload} />
  return (
    <div className="page py-4">
      <title>{texts.title(answer.data.title)}</title>
      <Link
        to="/admin"
        className="mb-2 -ml-1 inline-flex min-h-9 items-center gap-1 text-sm text-link underline-offset-4 hover:underline"
      >
        <Icon shape={ChevronLeft} className="size-4" />
        {texts.back}
      </Link>
      <ProductFacts key={answer.data.id} product={answer.data} reload={reload} />
    </div>
  )
}

function NotShown({
  failure: { status, error },
  onRetry,
}: {
  failure: { status: number; error: string }
  onRetry: () => void
}) {
  const isGone = status === 404
  return (
    <div className="page py-8">
      <title>{isGone ? texts.notFound : texts.notRead}</title>
      <EmptyState
        heading={<h1>{isGone ? texts.notFound : texts.notRead}</h1>}
        sentence={isGone ? texts.notFoundSentence : error}
        action={
          isGone ? (
            <ButtonLink to="/admin">{texts.allProducts}</ButtonLink>
          ) : (
            <Button onClick={onRetry}>{frameTexts.tryAgain}</Button>
          )
        }
      />
    </div>
  )
}
