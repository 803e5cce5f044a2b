export type SampleBanner = {
  deviceType: 'desktop' | 'mobile' | null
  position: 'homepage-top' | 'homepage-bottom'
  link: string
  /** Picture key. */
  image: string
  alt: string
}

const top = [
  {
    name: 'diwali',
    link: '/product-filter?categorie=Pillow%20Cover',
    alt: 'Diwali cushions with a marigold toran, lit by a row of diyas',
  },
  {
    name: 'rakhi',
    link: '/product-filter?categorie=Bracelet',
    alt: 'Rakhis on silk thread, with a peacock and a lotus, made with his name',
  },
  {
    name: 'wedding',
    link: '/product-filter?categorie=Coffee%20Mug',
    alt: 'A pair of wedding mugs with the couple’s names and a garland',
  },
]

/** Every banner of the home page, each with its own drawing for wide and for narrow screens. */
export const sampleBanners: SampleBanner[] = [
  ...(['desktop', 'mobile'] as const).flatMap((deviceType) =>
    top.map(({ name, link, alt }) => ({
      deviceType,
      position: 'homepage-top' as const,
      link,
      image: `banner-${name}-${deviceType}`,
      alt,
    })),
  ),
  {
    deviceType: null,
    position: 'homepage-bottom',
    link: '/product-filter?categorie=Key%20Chain',
    image: 'banner-keys-desktop',
    alt: 'Key chains in brass, wood and leather, each with a name',
  },
]
