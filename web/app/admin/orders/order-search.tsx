import { Search, X } from 'lucide'
import { useId, useRef } from 'react'
import { Icon } from '#ui/icon.tsx'
import { IconButton } from '#ui/button.tsx'
import { adminOrdersTexts as texts } from './admin-orders.texts.ts'

/** Searches the orders; an empty search shows all. */
export function OrderSearch({
  search,
  label = texts.searchLabel,
  onSearch,
}: {
  search: string
  label?: string
  onSearch: (search: string) => void
}) {
  const input = useRef<HTMLInputElement>(null)
  const id = useId()
  return (
    <search className="w-full sm:w-[27rem]">
      <form
        onSubmit={(event) => {
          event.preventDefault()
          onSearch(input.current?.value.trim() ?? '')
        }}
      >
        <label htmlFor={id} className="sr-only">
          {label}
        </label>
        <div className="relative">
          <input
            ref={input}
            key={search}
            id={id}
            type="search"
            defaultValue={search}
            placeholder={label}
            autoComplete="off"
            enterKeyHint="search"
            maxLength={200}
            className="min-h-11 w-full rounded-control border border-control bg-surface pr-22 pl-3 text-base transition-colors placeholder:text-quiet hover:border-ink [&::-webkit-search-cancel-button]:hidden"
          />
          <div className="absolute inset-y-0 right-0 flex text-link">
            {search && (
              <IconButton name={texts.clearSearch} onClick={() => onSearch('')}>
                <Icon shape={X} className="size-4" />
              </IconButton>
            )}
            <IconButton name={texts.search} type="submit">
              <Icon shape={Search} className="size-5" />
            </IconButton>
          </div>
        </div>
      </form>
    </search>
  )
}
