import { useState } from 'react'
import { useSearchParams } from 'react-router'
import type { Product } from '@tohfa/contract/catalog/products'
import { call, type Failed } from '#platform/api/api-client.ts'
import { useGet } from '#platform/api/use-get.ts'
import { titleOf } from '#platform/i18n/product-words.ts'
import { useNavigate } from '#ui/link.ts'
import { MessagePage } from '#ui/message-page.tsx'
import { toast } from '#ui/toast/toast.ts'
import { ListHead } from './list-head.tsx'
import { LoadingList } from './loading-list.tsx'
import { nameListTexts as texts } from './name-list.texts.ts'
import { sendSheet } from './send-sheet.ts'
import { SheetIn } from './sheet-in.tsx'

/** A new list of the product in the address; it is made with its first rows. */
export function BeginList() {
  const [query] = useSearchParams()
  const id = query.get('product')
  const { answer } = useGet('GET /product/:id', id ? { params: { id } } : null)
  if (!id || (answer && !answer.success))
    return (
      <MessagePage
        heading={texts.title}
        sentence={texts.chooseFirst}
        action={texts.shop}
        href="/product-filter"
      />
    )
  if (!answer?.success) return <LoadingList />
  return <Begin product={answer.data} color={query.get('color')} size={query.get('size')} />
}

function Begin({
  product,
  color,
  size,
}: {
  product: Product
  color: string | null
  size: string | null
}) {
  const navigate = useNavigate()
  const [failure, setFailure] = useState<Failed | null>(null)
  const entry = product.colors.find((one) => one.color === color) ?? product.colors[0]

  async function begin(rows: { text: string } | { file: File }): Promise<void> {
    setFailure(null)
    const made = await call('POST /name-lists', {
      body: {
        productId: product.id,
        color: entry?.color ?? '',
        ...(size && { size }),
        ...('text' in rows && { text: rows.text }),
      },
    })
    if (!made.success) return setFailure(made)
    const { id, version } = made.data
    if ('file' in rows) {
      const read = await sendSheet(id, version, rows.file)
      // The list is there, without rows.
      if (!read.success) toast('error', read.error, 'name-list')
    }
    void navigate(`/name-lists/${id}`, { replace: true })
  }

  return (
    <div className="page max-w-3xl py-6">
      <ListHead title={texts.of(titleOf(product))} productId={product.id} />
      {product.customizable ? (
        <SheetIn rows={0} failure={failure} onSheet={begin} />
      ) : (
        <p className="pt-4">{texts.notCustomizable}</p>
      )}
    </div>
  )
}
