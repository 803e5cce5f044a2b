// Draws the sample pictures: node server/src/sample/art/draw.ts [part of a key]
import { sampleBanners, sampleProducts } from '../sample-catalog.ts'
import { bannerPicture } from './banner.ts'
import { bannerWidths, productWidths, writePicture } from './files.ts'
import { productPicture } from './product-picture.ts'

type Picture = { key: string; widths: number[]; draw: () => Promise<string> }

const products: Picture[] = sampleProducts.flatMap((product) =>
  product.colors.flatMap(({ color, images }) =>
    images.map((key, index) => ({
      key,
      widths: productWidths,
      draw: () => productPicture(product, color, index + 1),
    })),
  ),
)

const banners: Picture[] = sampleBanners.map(({ image, deviceType }) => ({
  key: image,
  widths: bannerWidths[deviceType ?? 'desktop'],
  draw: () => bannerPicture(image, deviceType ?? 'desktop'),
}))

const wanted = process.argv[2] ?? ''
const queue = [...products, ...banners].filter(({ key }) => key.includes(wanted))

async function work(): Promise<void> {
  for (let next = queue.shift(); next; next = queue.shift()) {
    await writePicture(next.key, await next.draw(), next.widths)
  }
}

// Two at a time: an SVG is drawn by one thread, and memory is short on small machines.
await Promise.all([work(), work()])
