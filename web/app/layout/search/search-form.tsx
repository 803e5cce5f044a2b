import { Search } from 'lucide'
import { Suspense, useId, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { listingHref } from '@tohfa/contract/catalog/listing-address'
import { Icon } from '#ui/icon.tsx'
import { useNavigate } from '#ui/link.ts'
import { lazyPart } from '#ui/lazy-part.tsx'
import { layoutTexts as texts } from '#layout/layout.texts.ts'
import { focusMain } from '#ui/focus-main.ts'
import type { SuggestionsState } from './search-suggestions.tsx'

const SearchSuggestions = lazyPart(() => import('./search-suggestions.tsx'))
const nothing: SuggestionsState = { expanded: false, active: undefined }

/**
 * The search form, which suggests while somebody types. Before hydration it works as a plain form.
 */
export function SearchForm({ onDone }: { onDone?: () => void }) {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  // Suggestions belong to the focused field; the page has one for each search.
  const [field, setField] = useState<HTMLInputElement | null>(null)
  const [shown, setShown] = useState(nothing)
  const input = useRef<HTMLInputElement>(null)
  const id = useId()
  const searched = params.get('search') ?? ''
  return (
    <search className="block w-full">
      <form
        action="/product-filter"
        className="relative"
        onSubmit={(event) => {
          event.preventDefault()
          const search = input.current?.value.trim() ?? ''
          focusMain()
          void navigate(listingHref({ search }))
          onDone?.()
        }}
      >
        <label htmlFor={id} className="sr-only">
          {texts.searchLabel}
        </label>
        <input
          ref={input}
          key={searched}
          id={id}
          type="search"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={shown.expanded}
          aria-controls={`${id}-list`}
          aria-activedescendant={shown.active}
          name="search"
          defaultValue={searched}
          placeholder={texts.searchHint}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={100}
          onFocus={(event) => setField(event.currentTarget)}
          className="min-h-11 w-full rounded-control border border-control bg-surface pr-12 pl-4 text-base transition-colors placeholder:text-quiet hover:border-ink [&::-webkit-search-cancel-button]:hidden"
        />
        <button
          type="submit"
          aria-label={texts.search}
          className="absolute inset-y-0 right-0 grid w-11 place-items-center rounded-r-control text-link hover:bg-link-wash"
        >
          <Icon shape={Search} className="size-5" />
        </button>
        {field?.isConnected && (
          <Suspense fallback={null}>
            <SearchSuggestions
              key={searched}
              input={field}
              id={`${id}-list`}
              onShow={setShown}
              onDone={() => onDone?.()}
            />
          </Suspense>
        )}
      </form>
    </search>
  )
}
