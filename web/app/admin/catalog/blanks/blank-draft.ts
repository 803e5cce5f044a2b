import type { Blank } from '@tohfa/contract/catalog/blanks'
import { call, type CallOptions } from '#platform/api/api-client.ts'
import { typedFigure } from './typed-figure.ts'

/** A colour and size as typed; `seen` is the stock that was read. */
export type VariantDraft = {
  key: string
  color: string
  size: string
  stock: string
  low: string
  seen: number | null
}
export type BlankDraft = {
  id: string | null
  title: string
  trackStock: boolean
  variants: readonly VariantDraft[]
}

export const emptyVariant = (): VariantDraft => ({
  key: crypto.randomUUID(),
  color: '',
  size: '',
  stock: '',
  low: '',
  seen: null,
})

export const emptyDraft = (): BlankDraft => ({
  id: null,
  title: '',
  trackStock: true,
  variants: [emptyVariant()],
})

export const draftOf = ({ id, title, trackStock, variants }: Blank): BlankDraft => ({
  id,
  title,
  trackStock,
  variants: variants.map(({ color, size = '', stock, low }) => ({
    ...emptyVariant(),
    color,
    size,
    stock: String(stock),
    low: low === undefined ? '' : String(low),
    seen: stock,
  })),
})

type Body = CallOptions<'POST /admin/blanks'>['body']

/** Saves it; a stock that nobody typed over stays as it is by then. */
export function saveBlank({ id, title, trackStock, variants }: BlankDraft) {
  const body = {
    title,
    trackStock,
    variants: variants.map(({ color, size, stock, low, seen }) => ({
      color,
      size,
      stock: typedFigure(stock),
      low: typedFigure(low),
      ...(seen !== null && { seen }),
    })),
  } as Body
  return id
    ? call('PUT /admin/blanks/:id', { params: { id }, body })
    : call('POST /admin/blanks', { body })
}
