import { useAppSelector } from '../store.ts'
import { BlockPrintBorder } from '../ui/block-print.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { BannerSlides } from './banner-slides.tsx'
import { homeTexts as texts } from './home.texts.ts'

/** What the shop is, in one sentence with one button, beside its banners. */
export function Hero({ className = '' }: { className?: string }) {
  const banners = useAppSelector(({ products }) => products.banners)
  return (
    <section className={className}>
      <BlockPrintBorder />
      <div className="relative bg-sunken">
        <BannerSlides banners={banners} />
        <div className="page pointer-events-none flex items-center lg:absolute lg:inset-0">
          <div className="pointer-events-auto flex flex-col items-start gap-3 py-8 lg:w-72 lg:bg-ground lg:p-8 xl:w-96">
            <h1 className="text-2xl font-semibold tracking-tight xl:text-3xl">{texts.heading}</h1>
            <p className="max-w-prose text-quiet lg:max-xl:hidden">{texts.sentence}</p>
            <ButtonLink to="/product-filter" size="lg" className="mt-2">
              {texts.browse}
            </ButtonLink>
          </div>
        </div>
      </div>
      <BlockPrintBorder />
    </section>
  )
}
