import { useState } from 'react'
import type { Product } from '@tohfa/contract/catalog/products'
import { useGet } from '#platform/api/use-get.ts'
import { titleOf } from '#platform/i18n/product-words.ts'
import { useDebouncedValue } from '#studio/draft/use-debounced-value.ts'
import { Field } from '#ui/form/field.tsx'
import { Picture } from '#ui/picture.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { NotRead } from '#accounts/account/designs/not-read.tsx'
import { designTexts as texts } from '#accounts/account/designs/designs.texts.ts'

/** Milliseconds without a key, before a search. */
const pauseMs = 300
const mostFound = 24

/** The products that can be personalised, by a search. */
export function ChooseProduct({
  exceptFor,
  onChoose,
}: {
  /** The id of the product that the design is on. */
  exceptFor: string
  onChoose: (product: Product) => void
}) {
  const [typed, setTyped] = useState('')
  const search = useDebouncedValue(typed.trim(), pauseMs)
  // The search knows by this word which products can be personalised.
  const query = { search: `personalised ${search}`, limit: mostFound }
  const { answer, latest, reload } = useGet('GET /product', { query })
  const found = latest?.success
    ? latest.data.filter(({ id, customizable }) => customizable && id !== exceptFor)
    : undefined

  return (
    <>
      <Field
        label={texts.chooseProduct}
        type="search"
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <p aria-live="polite" className="text-sm text-quiet">
        {found && (found.length > 0 ? texts.productsFound(found.length) : texts.noProducts)}
      </p>
      {found ? (
        <ul className="grid grid-cols-2 gap-4 sm:grid-cols-4">
          {found.map((product) => (
            <li key={product.id} className="min-w-0">
              <button
                type="button"
                onClick={() => onChoose(product)}
                className="flex h-full w-full flex-col gap-2 text-left text-sm hover:underline"
              >
                <Picture
                  src={product.colors[0]?.images[0] ?? null}
                  alt=""
                  sizes="(min-width: 40rem) 11rem, 45vw"
                  className="aspect-4/5 w-full bg-sunken object-cover"
                />
                {titleOf(product)}
              </button>
            </li>
          ))}
        </ul>
      ) : answer ? (
        <NotRead sentence={texts.productsNotRead} onRetry={reload} />
      ) : (
        <Skeleton className="h-64" />
      )}
    </>
  )
}
