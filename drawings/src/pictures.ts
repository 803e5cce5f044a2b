import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import type { ProductType } from '@tohfa/contract/catalog/product-type-labels'
import { bannerPicture } from './banner.ts'
import { productPicture } from './product-picture.ts'

type Picture = { key: string; widths: readonly number[]; draw: () => Promise<string> }

const productWidths = [360, 720, 1080]
const bannerWidths = { desktop: [720, 1280, 1920], mobile: [360, 720, 1080] }

type Product = { productType: ProductType; colors: string; images: string }
type Banner = { image: string; deviceType: string }

const catalog = join(import.meta.dirname, '../../server/src/operations/sample')
const rowsOf = <Row>(name: string): Row[] =>
  parse(readFileSync(join(catalog, `${name}.csv`)), { columns: true })

const ofProducts = rowsOf<Product>('products').flatMap((product) => {
  const images = product.images.split(' | ')
  return product.colors.split(' | ').flatMap((color, index) =>
    images[index]!.split(' ').map((key, view): Picture => {
      const design = key.slice(0, key.lastIndexOf(`-${color.toLowerCase().replaceAll(' ', '-')}-`))
      const draw = () => productPicture(product.productType, design, color, view + 1)
      return { key, widths: productWidths, draw }
    }),
  )
})

const ofBanners = rowsOf<Banner>('banners').map(({ image, deviceType }): Picture => {
  const device = deviceType === 'mobile' ? 'mobile' : 'desktop'
  return { key: image, widths: bannerWidths[device], draw: () => bannerPicture(image, device) }
})

/** Every picture of the sample catalogue, to be drawn when it is asked for. */
export const pictures = [...ofProducts, ...ofBanners]
