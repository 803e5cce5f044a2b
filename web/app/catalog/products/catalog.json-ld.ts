import type {
  BreadcrumbList,
  Graph,
  Offer,
  SearchAction,
  WithActionConstraints,
  WithContext,
} from 'schema-dts'
import type { StoreParticulars } from '@tohfa/contract/shared/pages'
import { mandatoryPrint, shownPrice } from '@tohfa/contract/catalog/payable'
import { discounted, priceOfPack } from '@tohfa/contract/catalog/pack-prices'
import { afterBreak } from '@tohfa/contract/catalog/price-breaks'
import { toPaise, toRupees } from '@tohfa/contract/shared/money'
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

/** A product with its offer, rating and breadcrumbs, as structured data. */
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
        // A product has no language, but the page about it does.
        mainEntityOfPage: { '@type': 'ItemPage', url: here, inLanguage: localeTexts.tag },
        sku: product.id,
        category: productTypeLabels[product.productType],
        brand: { '@type': 'Brand', name: product.brand },
        image: (pictures.length > 0 ? pictures : [product.thumbnail ?? '/favicon.svg']).map(
          absolute,
        ),
        ...particularsJsonLd(product),
        offers: offersJsonLd(product, {
          url: here,
          itemCondition: 'https://schema.org/NewCondition',
          availability: `https://schema.org/${canBeHad ? 'InStock' : 'OutOfStock'}`,
          seller: { '@type': 'Organization', name },
        }),
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

type OfEachOffer = Pick<Exclude<Offer, string>, 'url' | 'itemCondition' | 'availability' | 'seller'>

/** One offer with its prices by quantity, or one for each pack where packs have prices of their own. */
function offersJsonLd(product: Product, same: OfEachOffer) {
  const offer = (pack: number | null) => {
    const { price, payable } = shownPrice(product, pack)
    const list = {
      '@type': 'UnitPriceSpecification' as const,
      priceType: 'https://schema.org/ListPrice',
      price: price.toFixed(2),
      priceCurrency: 'INR',
      valueAddedTaxIncluded: true,
    }
    const many = manyJsonLd(product, pack)
    return {
      '@type': 'Offer' as const,
      ...same,
      price: payable.toFixed(2),
      priceCurrency: 'INR',
      priceSpecification: many.length > 0 ? [list, ...many] : list,
    }
  }
  const { packPrices, quantity = [] } = product
  if (packPrices.length === 0) return offer(null)
  const offers = quantity.map((pack) => ({
    ...offer(pack),
    itemOffered: { '@type': 'Product' as const, name: `${product.title}, ${pack} N` },
  }))
  const prices = quantity.map((pack) => shownPrice(product, pack).payable)
  return {
    '@type': 'AggregateOffer' as const,
    ...same,
    lowPrice: Math.min(...prices).toFixed(2),
    highPrice: Math.max(...prices).toFixed(2),
    priceCurrency: 'INR',
    offerCount: offers.length,
    offers,
  }
}

/** What each of many pieces costs, from how many to how many (docs/product.md 3.17). */
function manyJsonLd(product: Product, pack: number | null) {
  const { priceBreaks, discount } = product
  const single = toPaise(discounted(priceOfPack(product, pack ?? undefined), discount))
  const print = toPaise(mandatoryPrint(product))
  return priceBreaks.map((one, at) => {
    const next = priceBreaks[at + 1]
    return {
      '@type': 'UnitPriceSpecification' as const,
      price: toRupees(afterBreak(single, one) + print).toFixed(2),
      priceCurrency: 'INR',
      valueAddedTaxIncluded: true,
      eligibleQuantity: {
        '@type': 'QuantitativeValue' as const,
        minValue: one.from,
        ...(next && { maxValue: next.from - 1 }),
        unitCode: 'C62',
      },
    }
  })
}

/** Particulars with a schema.org property of their own. */
const hasItsOwn = new Set<ProductParticular>(['measurements', 'countryOfOrigin', 'maker'])

/**
 * `netQuantity` as `Net quantity`: English in every language, because search engines compare it.
 */
const inWords = (name: string) =>
  name
    .replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .replace(/^./, (letter) => letter.toUpperCase())

/** The particulars by their schema.org properties; the rest as `additionalProperty`. */
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

/** A name with its address in one text: the name ends at the first comma. */
function named(whole: string): { name: string; address?: string } {
  const [name = '', ...address] = whole.split(',').map((part) => part.trim())
  return { name, ...(address.length > 0 && { address: address.join(', ') }) }
}

/** A collection as a page of products, with breadcrumbs. */
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

/** The breadcrumbs from the home page to a listing. */
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

/** The shop's identity, and its search. */
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
