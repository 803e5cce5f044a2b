import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { toast } from '#ui/toast/toast.ts'
import type { Selection } from './use-selection.ts'

export type MatchWords = {
  found: (total: number) => string
  selectMatching: (total: number) => string
  selectFirst: (most: number) => string
  notAllSelected: string
}

/**
 * The number of what matches, and a button that selects it all, on every page, up to a limit.
 */
export function MatchBar<T extends { id: string }>({
  total,
  most,
  words,
  selection,
  read,
}: {
  total: number
  /** How many are selected at most. */
  most: number
  words: MatchWords
  selection: Selection<T>
  /** Reads so many of what matches. */
  read: (most: number) => Promise<T[]>
}) {
  const [isBusy, setBusy] = useState(false)
  const wanted = Math.min(total, most)

  async function selectAll() {
    setBusy(true)
    const found = await read(wanted)
    setBusy(false)
    selection.select(found, true)
    if (found.length < wanted) toast('error', words.notAllSelected)
  }

  return (
    <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-6 pt-2">
      <p className="tabular text-sm text-quiet">{words.found(total)}</p>
      <Button look="quiet" className="sm:-mr-5" busy={isBusy} onClick={() => void selectAll()}>
        {total > most ? words.selectFirst(most) : words.selectMatching(total)}
      </Button>
    </div>
  )
}
