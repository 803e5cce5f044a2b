import type { Banner } from '@tohfa/contract/catalog/banners'
import { bannerWidths, imageWidths, pictureSets } from '@tohfa/contract/catalog/images'
import type { Href } from '@tohfa/contract/shared/site-map'
import { Link } from '#ui/link.ts'
import { PreloadPicture } from '#ui/picture.tsx'
import { bannerFit } from '#catalog/products/banner-fit.ts'
import type { Banners } from './home.data.ts'

/** The two screen sizes with separate top banners: wider than 1024 px, and all others. */
export type Screen = Exclude<keyof Banners, 'bottom'>

/** `shape` are the classes of a slide; width and height are those of its picture. */
const screens = {
  wide: {
    media: '(min-width: 1025px)',
    sizes: '100vw',
    widths: bannerWidths,
    frame: 'wide',
    width: 1280,
    height: 427,
    shape: 'aspect-3/1 max-h-[36rem] object-right',
  },
  narrow: {
    media: '(max-width: 1024px)',
    // A phone that lacks less than a twentieth of the pixels does not load the next width.
    sizes: '(min-width: 832px) 416px, (min-width: 640px) 50vw, 95vw',
    widths: imageWidths,
    frame: 'tall',
    width: 720,
    height: 900,
    shape: 'aspect-4/5',
  },
} as const satisfies Record<Screen, object>

/** The skeleton of the banners. */
export const slideSpace = 'aspect-4/5 wide:aspect-3/1 wide:max-h-[36rem]'

/** A banner as a link. */
export function BannerSlide({
  screen,
  banner,
  firsts,
}: {
  screen: Screen
  banner: Banner
  /**
   * For the first banner of each screen size, whose picture has the highest priority. The hidden
   * one uses the other's picture, so that it loads none of its own.
   */
  firsts?: readonly [Screen, Banner][]
}) {
  const { width, height, shape, sizes, frame } = screens[screen]
  const own = pictureSets(banner.imageUrl, screens[screen].widths)
  return (
    <Link to={banner.link as Href} className="block focus-visible:-outline-offset-4">
      {firsts && own && <PreloadPicture sets={own} sizes={sizes} media={screens[screen].media} />}
      <picture>
        {firsts
          ?.filter(([other]) => other !== screen)
          .map(([other, { imageUrl }]) => (
            <Sources key={other} screen={other} url={imageUrl} />
          ))}
        <source type="image/avif" srcSet={own?.avif} sizes={sizes} />
        <img
          src={banner.imageUrl}
          srcSet={own?.webp}
          sizes={sizes}
          alt={banner.alt}
          width={width}
          height={height}
          loading={firsts ? 'eager' : 'lazy'}
          decoding="async"
          fetchPriority={firsts ? 'high' : 'auto'}
          className={`w-full bg-sunken ${bannerFit(banner, frame)} ${shape}`}
        />
      </picture>
    </Link>
  )
}

/** The picture of any other banner, on its own screen size. */
function Sources({ screen, url }: { screen: Screen; url: string }) {
  const { media, sizes, widths } = screens[screen]
  const sets = pictureSets(url, widths)
  return (
    <>
      <source media={media} type="image/avif" srcSet={sets?.avif} sizes={sizes} />
      <source media={media} srcSet={sets?.webp ?? url} sizes={sizes} />
    </>
  )
}
