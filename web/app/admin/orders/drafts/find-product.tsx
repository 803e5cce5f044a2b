import { useEffect, useState } from 'react'
import { useGet } from '#platform/api/use-get.ts'
import { formatRupees } from '@tohfa/contract/shared/money'
import { Field } from '#ui/form/field.tsx'
import type { TypedItem } from './draft-typed.ts'
import { draftTexts as texts } from './drafts.texts.ts'

const mostFound = 6
const pauseMs = 250

/** Finds a product on sale by its words and adds a line of it. */
export function FindProduct({
  error,
  onAdd,
}: {
  error: string | undefined
  onAdd: (item: TypedItem) => void
}) {
  const [words, setWords] = useState('')
  const [search, setSearch] = useState('')
  useEffect(() => {
    const soon = setTimeout(() => setSearch(words.trim()), pauseMs)
    return () => clearTimeout(soon)
  }, [words])
  const { answer } = useGet('GET /product', search ? { query: { search, limit: mostFound } } : null)
  const found = search && answer?.success ? answer.data : []
  return (
    <div className="pt-4">
      <Field
        type="search"
        label={texts.find}
        hint={texts.findHint}
        error={error}
        value={words}
        maxLength={100}
        autoComplete="off"
        onChange={({ currentTarget: { value } }) => setWords(value)}
        onKeyDown={(event) => {
          // Enter must not save the draft.
          if (event.key === 'Enter') event.preventDefault()
        }}
      />
      <ul aria-live="polite">
        {found.map((product) => (
          <li key={product.id}>
            <button
              type="button"
              aria-label={texts.addOne(product.title)}
              className="flex min-h-11 w-full items-center justify-between gap-4 border-b border-hairline px-2 text-left text-sm hover:bg-sunken"
              onClick={() => {
                setWords('')
                onAdd({
                  key: crypto.randomUUID(),
                  productId: product.id,
                  title: product.title,
                  color: product.colors[0]?.color ?? '',
                  size: '',
                  pack: String(product.quantity?.[0] ?? ''),
                  quantity: '1',
                  values: product.customizable ? {} : null,
                  scene: null,
                  rows: null,
                  list: null,
                })
              }}
            >
              <span className="min-w-0 wrap-anywhere">{product.title}</span>
              <span className="tabular shrink-0 text-quiet">{formatRupees(product.payable)}</span>
            </button>
          </li>
        ))}
        {search && answer?.success && found.length === 0 && (
          <li className="py-2 text-sm text-quiet">{texts.nothing}</li>
        )}
      </ul>
    </div>
  )
}
