import type {
  BreadcrumbList,
  Graph,
  SearchAction,
  WithActionConstraints,
  WithContext,
} from 'schema-dts'
import type { StoreParticulars } from '@tohfa/contract/shared/pages'
import { shownPrice } from '@tohfa/contract/catalog/payable'
import {
  type ProductParticular,
  productParticulars,
} from '@tohfa/contract/catalog/product-attributes'
import { productTypeLabels } from '@tohfa/contract/catalog/product-type-labels'
import type { Product } from '@tohfa/contract/catalog/products'
import { listingHref } from '@tohfa/contract/catalog/listing-address'
import { localeTexts } from '#platform/i18n/locale.texts.ts'
import { leftOf } from './product/product-choice.ts'
import { sizeOf } from './product/legal-rows.ts'
import { trailTexts } from './product/trail.texts.ts'
import { typeLabel } from './type-label.ts'

/** A product with its offer and rating, and the way to it, as search engines read them. */
export function productJsonLd(product: Product, { url, name }: StoreParticulars): Graph {
  const absolute = (path: string) => (path.startsWith('/') ? `${url}${path}` : path)
  const here = absolute(`/product-detail/${product.id}`)
  const pictures = product.colors.flatMap(({ images }) => images.slice(0, 1))
  const canBeHad = product.colors.some((entry) => leftOf(product, entry, null) > 0)
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'Product',
        '@id': here,
        name: product.title,
        description: product.description,
        // A product has no language itself; the page about it has.
        mainEntityOfPage: { '@type': 'ItemPage', url: here, inLanguage: localeTexts.tag },
        sku: product.id,
        category: productTypeLabels[product.productType],
        brand: { '@type': 'Brand', name: product.brand },
        image: (pictures.length > 0 ? pictures : [product.thumbnail ?? '/favicon.svg']).map(
          absolute,
        ),
        ...particularsJsonLd(product),
        offers: {
          '@type': 'Offer',
          url: here,
          price: product.payable.toFixed(2),
          priceCurrency: 'INR',
          itemCondition: 'https://schema.org/NewCondition',
          priceSpecification: {
            '@type': 'UnitPriceSpecification',
            priceType: 'https://schema.org/ListPrice',
            price: shownPrice(product).price.toFixed(2),
            priceCurrency: 'INR',
            valueAddedTaxIncluded: true,
          },
          availability: `https://schema.org/${canBeHad ? 'InStock' : 'OutOfStock'}`,
          seller: { '@type': 'Organization', name },
        },
        ...(product.numberOfReviews > 0 && {
          aggregateRating: {
            '@type': 'AggregateRating',
            ratingValue: product.rating,
            reviewCount: product.numberOfReviews,
            bestRating: 5,
          },
        }),
      },
      breadcrumbs([
        [trailTexts.home, absolute('/')],
        [
          typeLabel(product.productType),
          absolute(listingHref({ categories: [product.productType] })),
        ],
        [product.title, here],
      ]),
    ],
  }
}

/** Particulars that search engines have a name of their own for. */
const hasItsOwn = new Set<ProductParticular>(['measurements', 'countryOfOrigin', 'maker'])

/** `netQuantity` as `Net quantity`: English in every language, as search engines compare it. */
const inWords = (name: string) =>
  name
    .replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .replace(/^./, (letter) => letter.toUpperCase())

/** What the law wants told, in the names that search engines have for it; the rest as properties. */
function particularsJsonLd(product: Product) {
  const { countryOfOrigin, maker } = product
  const packs = product.quantity && `${product.quantity.join(', ')} N`
  const values = { ...product, netQuantity: product.netQuantity ?? packs }
  const others = productParticulars
    .filter((name) => !hasItsOwn.has(name))
    .map((name) => ({ name: inWords(name), value: values[name] }))
    .flatMap(({ name, value }) =>
      value ? [{ '@type': 'PropertyValue' as const, name, value }] : [],
    )
  const size = sizeOf(product)
  return {
    ...(size && { size }),
    ...(countryOfOrigin && {
      countryOfOrigin: { '@type': 'Country' as const, name: countryOfOrigin },
    }),
    ...(maker && { manufacturer: { '@type': 'Organization' as const, ...named(maker) } }),
    ...(others.length > 0 && { additionalProperty: others }),
  }
}

/** A name with its address, as people write it: the name ends at the first comma. */
function named(whole: string): { name: string; address?: string } {
  const [name = '', ...address] = whole.split(',').map((part) => part.trim())
  return { name, ...(address.length > 0 && { address: address.join(', ') }) }
}

/** A collection as a page of products, and the way to it. */
export function collectionJsonLd(
  name: string,
  path: string,
  products: readonly { id: string; title: string }[],
  { url }: StoreParticulars,
): Graph {
  const here = `${url}${path}`
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'CollectionPage',
        '@id': here,
        url: here,
        name,
        inLanguage: localeTexts.tag,
        mainEntity: {
          '@type': 'ItemList',
          itemListElement: products.map(({ id, title }, index) => ({
            '@type': 'ListItem',
            position: index + 1,
            name: title,
            url: `${url}/product-detail/${id}`,
          })),
        },
      },
      breadcrumbs([
        [trailTexts.home, `${url}/`],
        [name, here],
      ]),
    ],
  }
}

/** The way from the home page to a listing. */
export function listingJsonLd(
  heading: string,
  path: string,
  { url }: StoreParticulars,
): WithContext<BreadcrumbList> {
  return {
    '@context': 'https://schema.org',
    ...breadcrumbs([
      [trailTexts.home, `${url}/`],
      [heading, `${url}${path}`],
    ]),
  }
}

/** Who the shop is, and how it is searched. */
export function homeJsonLd(store: StoreParticulars): Graph {
  const { url, name, email, phone, legalName, address, gstin, instagramUrl, whatsappUrl } = store
  const sameAs = [instagramUrl, whatsappUrl].filter(Boolean)
  const search: WithActionConstraints<SearchAction> = {
    '@type': 'SearchAction',
    target: {
      '@type': 'EntryPoint',
      urlTemplate: `${url}/product-filter?search={search_term_string}`,
    },
    'query-input': 'required name=search_term_string',
  }
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'Organization',
        '@id': `${url}/#organization`,
        name,
        url: `${url}/`,
        logo: `${url}/favicon.svg`,
        ...(email && { email }),
        ...(phone && { telephone: phone }),
        ...(legalName && { legalName }),
        ...(address && { address }),
        ...(gstin && { vatID: gstin }),
        ...(sameAs.length > 0 && { sameAs }),
      },
      {
        '@type': 'WebSite',
        '@id': `${url}/#website`,
        name,
        url: `${url}/`,
        publisher: { '@id': `${url}/#organization` },
        potentialAction: search,
      },
    ],
  }
}

function breadcrumbs(
  steps: readonly (readonly [name: string, item: string])[],
): Exclude<BreadcrumbList, string> {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(([name, item], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item,
    })),
  }
}
