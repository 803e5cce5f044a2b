import { Search } from 'lucide'
import { useId, useRef } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { Icon } from '#ui/icon.tsx'
import { useNavigate } from '#ui/link.ts'
import { useSession } from '#platform/session/session.store.ts'
import { frameTexts as texts } from './frame.texts.ts'

/** Searches the catalogue from any staff page. */
export function AdminSearch({ className = '' }: { className?: string }) {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const [params] = useSearchParams()
  // The server's HTML is the same for every query: the query appears after hydration.
  const isAlive = useSession((session) => session.known)
  const searched = isAlive && pathname === '/admin' ? (params.get('search') ?? '') : ''
  const input = useRef<HTMLInputElement>(null)
  const id = useId()
  return (
    <search className={className}>
      <form
        action="/admin"
        className="relative"
        onSubmit={(event) => {
          event.preventDefault()
          const search = input.current?.value.trim() ?? ''
          void navigate(search ? `/admin?${new URLSearchParams({ search }).toString()}` : '/admin')
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
          name="search"
          defaultValue={searched}
          placeholder={texts.searchHint}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={100}
          className="min-h-10 w-full rounded-control border border-control bg-surface pr-11 pl-3 text-base transition-colors placeholder:text-quiet hover:border-ink [&::-webkit-search-cancel-button]:hidden"
        />
        <button
          type="submit"
          aria-label={texts.search}
          className="absolute inset-y-0 right-0 grid w-11 place-items-center rounded-r-control text-link hover:bg-link-wash"
        >
          <Icon shape={Search} className="size-5" />
        </button>
      </form>
    </search>
  )
}
