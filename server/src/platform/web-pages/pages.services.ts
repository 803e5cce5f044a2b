import type { PageServices } from '@tohfa/contract/shared/pages'
import type { Product } from '@tohfa/contract/catalog/products'

/**
 * The services for one page, which record the products that it shows and the first failure. The
 * pages turn a failure into their own text, but the server needs the failure itself.
 */
export function watchServices(services: PageServices) {
  const shows = new Set<string>()
  let failure: unknown
  const { catalog } = services

  async function watched<T>(work: Promise<T>, productsOf: (answer: T) => readonly Product[]) {
    try {
      const answer = await work
      for (const { id } of productsOf(answer)) shows.add(id)
      return answer
    } catch (error) {
      failure ??= error
      throw error
    }
  }

  return {
    shows,
    failure: () => failure,
    services: {
      ...services,
      catalog: {
        list: (filters) => watched(catalog.list(filters), ({ products }) => products),
        product: (id) => watched(catalog.product(id), (found) => (found ? [found] : [])),
        bestProducts: () => watched(catalog.bestProducts(), (products) => products),
        banners: (device, position) => watched(catalog.banners(device, position), () => []),
        filterCounts: (filters) => watched(catalog.filterCounts(filters), () => []),
        more: (filters) => watched(catalog.more(filters), (found) => found?.products ?? []),
        sitemap: () => watched(catalog.sitemap(), () => []),
        pictures: (ids) => watched(catalog.pictures(ids), () => []),
      },
      collections: {
        list: () => watched(services.collections.list(), () => []),
        page: (...args) =>
          watched(services.collections.page(...args), (found) => found?.products ?? []),
      },
      studios: { fields: (id) => watched(services.studios.fields(id), () => []) },
      designs: { shared: (token) => watched(services.designs.shared(token), () => []) },
      store: () => watched(services.store(), () => []),
      texts: {
        content: (...args) => watched(services.texts.content(...args), () => []),
      },
      reviews: { list: (query) => watched(services.reviews.list(query), () => []) },
    } satisfies PageServices,
  }
}
