import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { productTypeLabels } from '@tohfa/contract/catalog/product-type-labels'
import type { Suggestion } from '@tohfa/contract/catalog/products'
import { listingHref } from '@tohfa/contract/catalog/listing-address'
import type { Href } from '@tohfa/contract/shared/site-map'
import { Link, useNavigate } from '#ui/link.ts'
import { typeLabel } from '#catalog/products/type-label.ts'
import { focusMain } from '#ui/focus-main.ts'
import { traitWords } from '#catalog/products/trait-words.ts'
import { titleOf } from '#platform/i18n/product-words.ts'
import { searchTexts as texts } from './search.texts.ts'
import { useSuggestions } from './use-suggestions.ts'

export type SuggestionsState = { expanded: boolean; active: string | undefined }

/**
 * The list below the search field (the combobox pattern of WAI-ARIA): arrow keys move in it while
 * the focus stays in the field, Enter selects the active option, Escape closes it.
 */
export default function SearchSuggestions({
  input,
  id,
  onShow,
  onDone,
}: {
  input: HTMLInputElement
  id: string
  /** The ARIA attributes of the field. */
  onShow: (shown: SuggestionsState) => void
  onDone: () => void
}) {
  const navigate = useNavigate()
  // Read from the field: text may have been typed while this script loaded.
  const typed = useSyncExternalStore(
    (changed) => {
      input.addEventListener('input', changed)
      return () => input.removeEventListener('input', changed)
    },
    () => input.value,
  )
  // Only until an action: not for visitors who only passed by, or who have continued meanwhile.
  const [wished, setOpen] = useState(() => (document.activeElement === input ? null : false))
  const open = wished ?? typed !== input.defaultValue
  const [active, setActive] = useState(-1)
  const items = useSuggestions(typed)
  const expanded = open && items.length > 0
  const marked = expanded ? items[active] : undefined
  const optionId = (index: number) => `${id}-${index}`

  function leave() {
    focusMain()
    onDone()
  }

  const type = useEffectEvent(() => {
    setActive(-1)
    setOpen(true)
  })
  const close = useEffectEvent(() => setOpen(false))
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.isComposing) return
    const { key } = event
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      if (items.length === 0) return
      event.preventDefault()
      setOpen(true)
      // One position more than options: the field itself, without an active option.
      const places = items.length + 1
      const by = key === 'ArrowDown' ? 1 : places - 1
      setActive(
        expanded ? ((active + 1 + by) % places) - 1 : key === 'ArrowDown' ? 0 : items.length - 1,
      )
    } else if (key === 'Escape' && expanded) {
      event.preventDefault()
      event.stopPropagation()
      setOpen(false)
    } else if (key === 'Enter') {
      if (marked) event.preventDefault()
      setOpen(false)
      if (!marked) return
      void navigate(suggestionHref(marked))
      leave()
    }
  })

  useEffect(() => {
    input.addEventListener('input', type)
    input.addEventListener('keydown', press)
    input.addEventListener('blur', close)
    return () => {
      input.removeEventListener('input', type)
      input.removeEventListener('keydown', press)
      input.removeEventListener('blur', close)
    }
  }, [input])

  const announce = useEffectEvent(onShow)
  const activeId = marked ? optionId(active) : undefined
  useEffect(() => announce({ expanded, active: activeId }), [expanded, activeId])

  return (
    <>
      <p aria-live="polite" className="sr-only">
        {expanded && texts.suggestionCount(items.length)}
      </p>
      <div
        id={id}
        {...asListbox}
        aria-label={texts.suggestions}
        hidden={!expanded}
        // The focus stays in the field.
        onPointerDown={(event) => event.preventDefault()}
        className="absolute inset-x-0 top-full z-30 mt-1 max-h-[60dvh] overflow-y-auto rounded-control border border-hairline bg-surface py-2 shadow-float"
      >
        {items.map((suggestion, index) => (
          <Link
            to={suggestionHref(suggestion)}
            tabIndex={-1}
            onClick={leave}
            key={suggestion.id ?? suggestion.text}
            id={optionId(index)}
            {...asOption}
            aria-selected={index === active}
            className="flex min-h-11 cursor-pointer items-center justify-between gap-4 px-4 text-sm aria-selected:bg-link-wash hover:bg-sunken"
          >
            <span className="truncate">{wordsOf(suggestion)}</span>
            {suggestion.productType && isMore(suggestion) && (
              <span className="shrink-0 text-xs text-quiet">
                {typeLabel(suggestion.productType)}
              </span>
            )}
          </Link>
        ))}
      </div>
    </>
  )
}

// No native list of options belongs to a text field and can be styled.
const asListbox = { role: 'listbox' }
const asOption = { role: 'option' }

/** True when the suggestion is not the name of its type itself. */
function isMore({ text, productType }: Suggestion): boolean {
  return productType !== undefined && productTypeLabels[productType] !== text
}

/** The label of a result in the language of the page; the server names types in English. */
function wordsOf(suggestion: Suggestion): string {
  const { id, text: title, textHi: titleHi, productType } = suggestion
  if (id) return titleOf({ title, titleHi })
  return productType && !isMore(suggestion) ? typeLabel(productType) : traitWords(title)
}

/** A product links to itself, a type to its listing, one of its categories to a search in it. */
function suggestionHref(suggestion: Suggestion): Href {
  const { id, text, productType } = suggestion
  if (id) return `/product-detail/${id}`
  return listingHref({
    ...(productType && { categories: [productType] }),
    ...((isMore(suggestion) || !productType) && { search: text }),
  })
}
