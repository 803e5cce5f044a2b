import { sampleBanners, sampleProducts } from '../../server/src/sample/sample-catalog.ts'
import { bannerPicture } from './banner.ts'
import { productPicture } from './product-picture.ts'

export type Picture = { key: string; widths: readonly number[]; draw: () => Promise<string> }

const productWidths = [360, 720, 1080]
const bannerWidths = { desktop: [720, 1280, 1920], mobile: [360, 720, 1080] }

const ofProducts: Picture[] = sampleProducts.flatMap((product) =>
  product.colors.flatMap(({ color, images }) =>
    images.map((key, index) => ({
      key,
      widths: productWidths,
      draw: () => productPicture(product, color, index + 1),
    })),
  ),
)

const ofBanners: Picture[] = sampleBanners.map(({ image, deviceType }) => ({
  key: image,
  widths: bannerWidths[deviceType ?? 'desktop'],
  draw: () => bannerPicture(image, deviceType ?? 'desktop'),
}))

/** Every picture of the sample catalogue, to be drawn when it is asked for. */
export const pictures = [...ofProducts, ...ofBanners]
