import { productTypeSlugs, type ProductType } from '@tohfa/contract/catalog/product-type-labels'
import { listingHref } from '@tohfa/contract/catalog/listing-address'
import type { Href } from '@tohfa/contract/shared/site-map'
import footerPages from 'virtual:footer-pages'
import { typeLabel } from '#catalog/products/type-label.ts'
import { layoutTexts as texts } from '#layout/layout.texts.ts'

export type NavigationLink = { to: Href; label: string }

export const mainLinks: readonly NavigationLink[] = [
  { to: '/', label: texts.home },
  { to: '/about', label: texts.about },
  { to: '/contact', label: texts.contact },
]

export const categoryLinks: readonly (NavigationLink & { slug: ProductType })[] =
  productTypeSlugs.map((slug) => ({
    slug,
    to: listingHref({ categories: [slug] }),
    label: typeLabel(slug),
  }))

/** The ten links of the footer (docs/product.md 2.4) in their groups. */
export const footerGroups: readonly { heading: string; links: readonly NavigationLink[] }[] = [
  { heading: texts.footerHelp, links: footerPages.help },
  {
    heading: texts.footerShop,
    links: [
      { to: '/', label: texts.home },
      ...footerPages.shop,
      { to: '/contact', label: texts.contact },
    ],
  },
  { heading: texts.footerPolicies, links: footerPages.policies },
]
