import { Plus } from 'lucide'
import { useState } from 'react'
import type { CollectedProduct } from '@tohfa/contract/catalog/collections'
import { useGet } from '#platform/api/use-get.ts'
import { Button, IconButton } from '#ui/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { Icon } from '#ui/icon.tsx'
import { Badge, SmallPicture } from './collection-products.tsx'
import { toCollected } from './collection-draft.ts'
import { collectionFormTexts as texts } from './collections.texts.ts'

/** The maximum that one search adds. */
const mostFound = 60

/** Searches the catalogue and adds its results: one by one, or all. */
export function FindProducts({
  chosen,
  onAdd,
}: {
  chosen: readonly CollectedProduct[]
  onAdd: (products: CollectedProduct[]) => void
}) {
  const [typed, setTyped] = useState('')
  const [search, setSearch] = useState('')
  const { answer } = useGet(
    'GET /admin-product',
    search ? { query: { search, limit: mostFound } } : null,
  )
  const found = answer?.success ? answer.data.map(toCollected) : []
  const isIn = ({ id }: CollectedProduct) => chosen.some((product) => product.id === id)
  const others = found.filter((product) => !isIn(product))

  return (
    <div>
      <div className="flex flex-wrap items-start gap-3">
        <Field
          type="search"
          label={texts.search}
          hint={texts.searchHint}
          className="min-w-48 flex-auto"
          value={typed}
          maxLength={100}
          enterKeyHint="search"
          onChange={({ currentTarget: { value } }) => setTyped(value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            // Enter must not send the surrounding form.
            event.preventDefault()
            setSearch(typed.trim())
          }}
        />
        <Button look="secondary" className="mt-6" onClick={() => setSearch(typed.trim())}>
          {texts.find}
        </Button>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-3 text-sm">
        <p aria-live="polite" className="tabular text-quiet">
          {search && wordsOf(answer, found.length)}
        </p>
        {others.length > 0 && (
          <Button look="quiet" onClick={() => onAdd(others)}>
            {texts.addAll(others.length)}
          </Button>
        )}
      </div>
      <ul className="max-h-72 overflow-y-auto">
        {found.map((product) => (
          <li
            key={product.id}
            className="flex items-center gap-3 border-b border-hairline py-1 text-sm"
          >
            <SmallPicture src={product.thumbnail} />
            <span className="min-w-0 flex-auto wrap-anywhere">{product.title}</span>
            <Badge product={product} />
            {isIn(product) ? (
              <span className="px-3 text-xs text-quiet">{texts.isIn}</span>
            ) : (
              <IconButton name={texts.addOne(product.title)} onClick={() => onAdd([product])}>
                <Icon shape={Plus} className="size-5" />
              </IconButton>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}

function wordsOf(
  answer: { success: true } | { success: false; error: string } | undefined,
  count: number,
): string {
  if (!answer) return texts.finding
  if (!answer.success) return answer.error
  return count === 0 ? texts.nothing : texts.found(count)
}
