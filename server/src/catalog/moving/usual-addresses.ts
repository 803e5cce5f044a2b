import type { ShopMake, TypeAnswer } from '@tohfa/contract/catalog/moving/moving'
import { wordpressSlug } from './wordpress-slug.ts'

/** Pages that every shop of a make has, with ours of the same purpose. */
const usual: Record<ShopMake, Readonly<Record<string, string>>> = {
  shopify: {
    '/collections/all': '/product-filter',
    '/collections': '/product-filter',
    '/pages/contact': '/contact',
    '/pages/about-us': '/about',
    '/pages/about': '/about',
    '/policies/refund-policy': '/return-policy',
    '/policies/privacy-policy': '/privacy-policy',
    '/policies/shipping-policy': '/shipping-info',
    '/policies/contact-information': '/contact',
    '/account/login': '/signin',
  },
  woocommerce: {
    '/shop': '/product-filter',
    '/my-account': '/signin',
    '/contact-us': '/contact',
    '/about-us': '/about',
    '/refund_returns': '/return-policy',
    '/shipping-policy': '/shipping-info',
  },
}

/**
 * Addresses that follow from the make of the shop and the names of its types: an import adds them
 * to those of its products.
 */
export function usualAddresses(
  source: ShopMake,
  types: ReadonlyMap<string, TypeAnswer | null>,
): { path: string; target: string }[] {
  const folder = source === 'shopify' ? '/collections/' : '/product-category/'
  const categories = [...types].flatMap(([name, answer]) => {
    const slug = wordpressSlug(name)
    return slug && answer
      ? [{ path: folder + slug, target: `/product-filter?productType=${answer.productType}` }]
      : []
  })
  const pages = Object.entries(usual[source]).map(([path, target]) => ({ path, target }))
  return [...pages, ...categories]
}
