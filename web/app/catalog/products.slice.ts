import type { FilterCounts, Product } from '@tohfa/contract/products'
import { createAction, createReducer } from '../actions.ts'
import { sentenceOf } from './catalog.calls.ts'
import type { ProductSummary } from './product-card.ts'
import {
  fetchBanners,
  fetchCategories,
  fetchFilterCounts,
  fetchListing,
  fetchProduct,
  fetchSection,
  type Banners,
  type CategoryTile,
  type HomeSection,
} from './products.thunks.ts'

type Status = 'idle' | 'loading'
export type Section = {
  items: ProductSummary[]
  status: Status
  error: string | null
  /** False once somebody came back to the home page: shown as it is, and asked for again. */
  fresh: boolean
}

type ProductsState = {
  /** The listing's page, and the address that it belongs to. */
  list: ProductSummary[]
  listAddress: string | null
  totalItems: number
  status: Status
  /**
   * The call under way that the status speaks of: an older one that ends late changes nothing. Its
   * number stays in no finished page, whose bytes must be the same whenever it is rendered.
   */
  request: number | null
  error: string | null
  brands: string[]
  categories: CategoryTile[]
  /** How many products each value of a filter leaves, for the last listing that was asked for. */
  counts: FilterCounts | null
  selectedProduct: Product | null
  sections: Partial<Record<HomeSection, Section>>
  banners: Banners | null
}

const initialState: ProductsState = {
  list: [],
  listAddress: null,
  totalItems: 0,
  status: 'idle',
  request: null,
  error: null,
  brands: [],
  categories: [],
  counts: null,
  selectedProduct: null,
  sections: {},
  banners: null,
}

/** While they could not be read. */
const noBanners: Banners = { wide: [], narrow: [], bottom: [] }

/** Somebody came back to the home page: its sections are shown as they are and asked for again. */
export const homeRevisited = createAction('products/homeRevisited')

/** What is shown of the catalogue. A call that was overtaken changes nothing that is seen. */
export const productsReducer = createReducer(initialState, (on) => {
  on([fetchListing.pending, fetchProduct.pending], (_, { meta }) => ({
    status: 'loading',
    request: meta.requestId,
    error: null,
  }))
  on([fetchListing.rejected, fetchProduct.rejected], (state, { meta, error }) =>
    state.request === meta.requestId ? { status: 'idle', error: sentenceOf(error) } : undefined,
  )
  on(fetchListing.fulfilled, (state, { payload, meta }) => ({
    ...answered(state, meta),
    list: payload.list,
    listAddress: payload.address,
    totalItems: payload.totalItems,
  }))
  on(fetchProduct.fulfilled, (state, { payload, meta }) => ({
    ...answered(state, meta),
    selectedProduct: payload,
  }))
  on(fetchFilterCounts.fulfilled, (_, { payload }) => ({ counts: payload }))
  on(fetchBanners.fulfilled, (_, { payload }) => ({ banners: payload }))
  // The page is whole without them.
  on(fetchBanners.rejected, (_, { meta }) => (meta.aborted ? undefined : { banners: noBanners }))
  on(fetchCategories.fulfilled, (_, { payload }) => ({ categories: payload }))
  on(fetchSection.pending, (state, { meta }) =>
    inSection(state, meta.arg, { status: 'loading', error: null, fresh: false }),
  )
  on(fetchSection.fulfilled, (state, { payload, meta }) =>
    inSection(state, meta.arg, { items: payload, status: 'idle', error: null, fresh: true }),
  )
  on(fetchSection.rejected, (state, { error, meta }) =>
    inSection(state, meta.arg, { status: 'idle', error: sentenceOf(error), fresh: false }),
  )
  on(homeRevisited, ({ sections, banners }) => ({
    banners: banners === noBanners ? null : banners,
    sections: Object.fromEntries(
      Object.entries(sections).map(([name, section]) => [name, { ...section, fresh: false }]),
    ),
  }))
})

/** The status is that of the newest call alone. */
function answered(
  { request }: ProductsState,
  { requestId }: { requestId: number },
): Partial<ProductsState> {
  return request === requestId ? { status: 'idle', request: null } : {}
}

function inSection(
  { sections }: ProductsState,
  name: HomeSection,
  change: Omit<Section, 'items'> & Partial<Section>,
): Partial<ProductsState> {
  const items = sections[name]?.items ?? []
  return { sections: { ...sections, [name]: { items, ...change } } }
}
