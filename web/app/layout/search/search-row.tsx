import { useEffect, useRef } from 'react'
import { useBackToClose } from '#ui/overlay/use-back-to-close.ts'
import { SearchForm } from './search-form.tsx'

/** The search of a phone, below the header while it is open. */
export default function SearchRow({ onClose }: { onClose: () => void }) {
  const row = useRef<HTMLDivElement>(null)
  useBackToClose(true, onClose)

  useEffect(() => row.current?.querySelector('input')?.focus(), [])

  return (
    <div ref={row} className="page pb-3 lg:hidden">
      <SearchForm onDone={onClose} />
    </div>
  )
}
