import { useEffect } from 'react'
import type { PageHandle } from '../../document/page-handle.ts'
import { JsonLd } from '../../document/json-ld.tsx'
import { PageMeta } from '../../document/page-meta.tsx'
import { useStoreParticulars } from '../../document/use-store-particulars.ts'
import { storeContext } from '../../document/services.ts'
import { useAppDispatch, useAppSelector } from '../../store.ts'
import type { Route } from './+types/home.page'
import { BottomBanner } from './bottom-banner.tsx'
import { homeJsonLd } from '../catalog.json-ld.ts'
import { homeTexts as texts } from '../home.texts.ts'
import { CategoryStrip } from './category-strip.tsx'
import { Hero } from './hero.tsx'
import { ProductSection } from './product-section.tsx'
import { homeRevisited } from '../products.slice.ts'
import { fetchBanners, fetchCategories, fetchSection } from '../products.thunks.ts'

export const handle: PageHandle = { showsCategories: true }

/** What the first screen shows; the other sections are fetched when they come into view. */
export async function loader({ context }: Route.LoaderArgs) {
  const { dispatch } = context.get(storeContext)
  await Promise.all([
    dispatch(fetchBanners()).unwrap(),
    dispatch(fetchCategories()).unwrap(),
    dispatch(fetchSection('best')).unwrap(),
  ])
  return null
}

export function clientLoader({ context }: Route.ClientLoaderArgs) {
  context.get(storeContext).dispatch(homeRevisited())
  return null
}

/** Spec section 2, "Home". */
export default function HomePage() {
  const dispatch = useAppDispatch()
  const { name } = useStoreParticulars()
  const banners = useAppSelector(({ products }) => products.banners !== null)
  const picture = useAppSelector(
    ({ products: { banners: all } }) => (all?.wide[0] ?? all?.narrow[0])?.imageUrl,
  )
  const categories = useAppSelector(({ products }) => products.categories.length > 0)

  useEffect(() => {
    if (banners) return undefined
    const call = dispatch(fetchBanners())
    return () => call.abort()
  }, [dispatch, banners])
  useEffect(() => {
    if (categories) return undefined
    const call = dispatch(fetchCategories())
    return () => call.abort()
  }, [dispatch, categories])

  return (
    <>
      <PageMeta
        title={texts.title(name)}
        description={texts.description}
        path="/"
        image={picture}
      />
      <JsonLd make={import.meta.env.SSR && homeJsonLd} />
      <div className="flex flex-col">
        <CategoryStrip className="max-[601px]:order-3 max-[601px]:pt-(--section)" />
        <Hero className="max-[601px]:order-1" />
        <ProductSection section="best" className="max-[601px]:order-2" />
        <ProductSection section="new" className="max-[601px]:order-4" />
        <div className="page grid gap-x-8 max-[601px]:order-5 min-[100rem]:grid-cols-[3fr_7fr] min-[100rem]:items-center">
          <ProductSection section="pillow" nested />
          <BottomBanner />
        </div>
        <ProductSection section="mousepad" className="max-[601px]:order-6" />
        <ProductSection section="coffee-mug" className="max-[601px]:order-7" />
      </div>
    </>
  )
}
