import { data } from 'react-router'
import { href } from '@tohfa/contract/shared/site-map'
import type { SharedDesign } from '@tohfa/contract/studio/shares'
import { call } from '#platform/api/api-client.ts'
import { bring } from '#platform/page-head/bring.ts'
import { PageMeta } from '#platform/page-head/page-meta.tsx'
import { servicesContext } from '#platform/page-head/services.ts'
import { useComing } from '#platform/page-head/use-coming.ts'
import { choiceWord } from '#platform/i18n/choice-words.ts'
import { localeTexts } from '#platform/i18n/locale.texts.ts'
import { titleOf } from '#platform/i18n/product-words.ts'
import { ButtonLink } from '#ui/button.tsx'
import { MessagePage } from '#ui/message-page.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import type { Route } from './+types/shared.page'
import { sharedTexts as texts } from './shared.texts.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
  const design = await context.get(servicesContext).designs.shared(params.token)
  return data({ design, error: null }, design ? 200 : 404)
}

export function clientLoader({ params: { token }, request }: Route.ClientLoaderArgs) {
  return bring(request, async (signal) => {
    const answer = await call('GET /shared-designs/:token', { params: { token }, signal })
    if (answer.success) return { design: answer.data, error: null }
    return { design: null, error: answer.status === 404 ? null : answer.error }
  })
}

/** A shared design on its product, and no more (docs/studio.md section 15). */
export default function SharedDesignPage({ params, loaderData }: Route.ComponentProps) {
  const { latest } = useComing(loaderData)
  if (!latest) return <SharedSkeleton />
  const { design, error } = latest
  const path = href(`/shared/${params.token}`)
  if (design) return <Shown design={design} path={path} token={params.token} />
  const { title } = texts.gone
  return (
    <>
      <title>{error ?? title}</title>
      <meta name="robots" content="noindex" />
      {error ? (
        <MessagePage heading={error} sentence="" action={texts.retry} href={path} />
      ) : (
        <MessagePage {...texts.gone} />
      )}
    </>
  )
}

/** The skeleton, in the size of the content. */
function SharedSkeleton() {
  return (
    <div aria-busy className={layout}>
      <title>{texts.shown}</title>
      <h1 className="sr-only">{texts.shown}</h1>
      <Skeleton className={`${pictures} aspect-4/5`} />
      <div className="flex flex-col gap-5 lg:col-span-5 lg:pt-8">
        <Skeleton className="h-5 w-56" />
        <Skeleton className="h-8 w-4/5" />
        <Skeleton className="h-32" />
        <Skeleton className="h-13 w-48" />
      </div>
    </div>
  )
}

/** Of the preview as the server draws it. */
const previewSize = { width: 720, height: 900 }
const layout = 'page grid items-start gap-8 py-8 sm:py-12 lg:grid-cols-12 lg:gap-12'
const pictures = 'w-full max-w-xl lg:col-span-7'

function Shown({ design, path, token }: { design: SharedDesign; path: string; token: string }) {
  const { productId, color, previewJpeg, sides } = design
  const title = titleOf(design)
  const isHindi = localeTexts.language === 'hi'
  const words = isHindi ? design.descriptionHi : design.description
  return (
    <div className={layout}>
      <PageMeta
        title={texts.title(title)}
        description={words}
        path={path}
        image={previewJpeg}
        imageSize={previewSize}
        hidden
      />
      <div className={`flex flex-col gap-4 ${pictures}`}>
        {sides.map((side) => (
          <img
            key={side.preview}
            src={side.preview}
            alt={isHindi ? side.descriptionHi : side.description}
            {...previewSize}
            className="aspect-4/5 w-full bg-sunken object-cover"
          />
        ))}
      </div>
      <div className="flex flex-col items-start gap-5 lg:col-span-5 lg:pt-8">
        <p className="text-sm text-quiet">{texts.shown}</p>
        <h1 className="text-2xl font-semibold">{title}</h1>
        <dl className="flex w-full flex-col gap-3 border-y border-hairline py-4">
          <Fact name={texts.color} value={choiceWord(color)} />
          <Fact name={texts.inWords} value={words} />
        </dl>
        {productId ? (
          <div className="flex flex-wrap items-center gap-4">
            <ButtonLink size="lg" to={`/studio/${productId}#start=${token}`}>
              {texts.start}
            </ButtonLink>
            <ButtonLink size="lg" look="secondary" to={`/product-detail/${productId}`}>
              {texts.make}
            </ButtonLink>
            <p className="max-w-prose text-sm text-quiet">{texts.startSentence}</p>
          </div>
        ) : (
          <ButtonLink size="lg" to="/product-filter">
            {texts.gifts}
          </ButtonLink>
        )}
      </div>
    </div>
  )
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt className="text-sm text-quiet">{name}</dt>
      <dd>{value}</dd>
    </div>
  )
}
