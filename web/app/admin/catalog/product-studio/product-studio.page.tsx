import { ChevronLeft } from 'lucide'
import { call } from '#platform/api/api-client.ts'
import { useLoaded } from '#platform/page-head/use-loaded.ts'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { adminLoader, type AdminRequest } from '#admin/frame/admin-loader.ts'
import { NotRead } from '#admin/frame/not-read.tsx'
import type { Route } from './+types/product-studio.page'
import { productStudioTexts as texts } from './product-studio.texts.ts'
import { draftOf, emptyDraft } from './studio-draft.ts'
import { StudioEditor } from './studio-editor.tsx'

export const clientLoader = adminLoader(readStudio)

async function readStudio({ params: { id = '' }, signal }: AdminRequest) {
  const options = { params: { id }, signal }
  const [product, studio] = await Promise.all([
    call('GET /admin-product/:id', options),
    call('GET /admin-product/:id/studio', options),
  ])
  return { product, studio }
}

/** The studio of a product (docs/studio.md section 16). */
export default function ProductStudioPage({ loaderData }: Route.ComponentProps) {
  const { latest, reload } = useLoaded(loaderData)
  return (
    <div className="page py-6">
      <title>{texts.title}</title>
      {latest ? (
        <Loaded {...latest} reload={reload} />
      ) : (
        <div aria-busy>
          <h1 className="pb-4 text-2xl font-semibold tracking-tight">{texts.heading}</h1>
          <Skeleton className="h-128 w-full" />
        </div>
      )}
    </div>
  )
}

type Loaded = Awaited<ReturnType<typeof readStudio>>

function Loaded({ product, studio, reload }: Loaded & { reload: () => void }) {
  const isNone = !studio.success && studio.code === 'not_customizable'
  const failure = [product, isNone ? null : studio].find((answer) => answer?.success === false)
  if (!product.success || failure)
    return (
      <>
        <h1 className="pb-4 text-2xl font-semibold tracking-tight">{texts.heading}</h1>
        <NotRead
          heading={texts.notRead}
          sentence={failure?.success === false ? failure.error : ''}
          reload={reload}
        />
      </>
    )
  const { id, title, productType } = product.data
  return (
    <>
      <Link
        to={`/admin/product-details/${id}`}
        className="-ml-1 inline-flex min-h-9 items-center gap-1 text-sm text-link underline-offset-4 hover:underline"
      >
        <Icon shape={ChevronLeft} className="size-4" />
        {title}
      </Link>
      <h1 className="pb-4 text-2xl font-semibold tracking-tight">{texts.heading}</h1>
      <StudioEditor
        key={id}
        product={product.data}
        first={studio.success ? draftOf(studio.data) : emptyDraft(productType)}
        exists={studio.success}
      />
    </>
  )
}
