import { OrnamentBorder } from '#ui/ornament-border.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { type Screen, slideSpace } from './banner-slide.tsx'
import { BannerSlides } from './banner-slides.tsx'
import type { Banners } from './home.data.ts'
import { homeTexts as texts } from '#catalog/products/home.texts.ts'

/**
 * The shop in one sentence with one button: over the banners on a wide screen, next to them on a
 * tablet, below them on a phone.
 */
export function Hero({
  banners,
  className = '',
}: {
  /** Undefined while loading. */
  banners: Banners | undefined
  className?: string
}) {
  const has = (screen: Screen) => !banners || banners[screen].length > 1
  return (
    <section className={className}>
      <OrnamentBorder />
      <div
        className={`relative bg-sunken ${has('narrow') ? 'sm:narrow:grid sm:narrow:grid-cols-[min(50%,26rem)_1fr] sm:narrow:items-center' : ''}`}
      >
        {banners ? (
          <>
            <BannerSlides screen="wide" banners={banners} />
            <BannerSlides screen="narrow" banners={banners} />
          </>
        ) : (
          <Skeleton className={slideSpace} />
        )}
        <div
          className={`page pointer-events-none flex items-center ${has('wide') ? 'wide:absolute wide:inset-0' : ''}`}
        >
          <div
            className={`pointer-events-auto flex flex-col items-start gap-3 py-8 ${has('wide') ? 'wide:bg-ground wide:p-8 wide:max-xl:w-72 xl:w-96' : ''}`}
          >
            <h1 className="text-2xl font-semibold tracking-tight xl:text-3xl">{texts.heading}</h1>
            <p className={`max-w-prose text-quiet ${has('wide') ? 'wide:max-xl:hidden' : ''}`}>
              {texts.sentence}
            </p>
            <ButtonLink to="/product-filter" size="lg" className="mt-2">
              {texts.browse}
            </ButtonLink>
          </div>
        </div>
      </div>
      <OrnamentBorder />
    </section>
  )
}
