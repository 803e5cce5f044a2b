import { createSlice, type SerializedError } from '@reduxjs/toolkit'
import type { FilterCounts, Product } from '@tohfa/contract/products'
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
  /** The call that the status speaks of: an older one that ends late changes nothing. */
  request: string | null
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

type Meta = { meta: { requestId: string } }

function begin(state: ProductsState, { meta }: Meta) {
  state.status = 'loading'
  state.request = meta.requestId
  state.error = null
}

function fail(state: ProductsState, { meta, error }: Meta & { error: SerializedError }) {
  if (state.request !== meta.requestId) return
  state.status = 'idle'
  state.error = sentenceOf(error)
}

/** What is shown of the catalogue. A call that was overtaken changes nothing that is seen. */
export const productsSlice = createSlice({
  name: 'products',
  initialState,
  reducers: {
    homeRevisited(state) {
      for (const section of Object.values(state.sections)) section.fresh = false
    },
  },
  extraReducers(builder) {
    builder
      .addCase(fetchListing.pending, begin)
      .addCase(fetchListing.fulfilled, (state, { payload }) => {
        state.status = 'idle'
        state.list = payload.list
        state.listAddress = payload.address
        state.totalItems = payload.totalItems
      })
      .addCase(fetchListing.rejected, fail)
      .addCase(fetchFilterCounts.fulfilled, (state, { payload }) => {
        state.counts = payload
      })
      .addCase(fetchProduct.pending, begin)
      .addCase(fetchProduct.fulfilled, (state, { payload }) => {
        state.status = 'idle'
        state.selectedProduct = payload
      })
      .addCase(fetchProduct.rejected, fail)
      .addCase(fetchBanners.fulfilled, (state, { payload }) => {
        state.banners = payload
      })
      .addCase(fetchCategories.fulfilled, (state, { payload }) => {
        state.categories = payload
      })
      .addCase(fetchSection.pending, (state, { meta }) => {
        const known = state.sections[meta.arg]
        state.sections[meta.arg] = {
          items: known?.items ?? [],
          status: 'loading',
          error: null,
          fresh: false,
        }
      })
      .addCase(fetchSection.fulfilled, (state, { payload, meta }) => {
        state.sections[meta.arg] = { items: payload, status: 'idle', error: null, fresh: true }
      })
      .addCase(fetchSection.rejected, (state, { error, meta }) => {
        const items = state.sections[meta.arg]?.items ?? []
        state.sections[meta.arg] = { items, status: 'idle', error: sentenceOf(error), fresh: false }
      })
  },
})

export const { homeRevisited } = productsSlice.actions
