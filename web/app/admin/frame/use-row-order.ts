import { useState } from 'react'
import { toast } from '#ui/toast/toast.ts'
import { moved } from './move-buttons.tsx'
import { rowButtonsTexts as texts } from './row-buttons.texts.ts'

type Stored = { success: true } | { success: false; error: string }

/**
 * Puts rows into another order, one move at a time.
 *
 * @param store takes the ids in their new order
 * @param topic whose toasts the outcome replaces
 */
export function useRowOrder(
  rows: readonly { id: string }[],
  store: (ids: string[]) => Promise<Stored>,
  topic: string,
  onOrdered: () => void,
): (from: number, to: number) => void {
  const [busy, setBusy] = useState(false)

  async function move(from: number, to: number) {
    if (busy) return
    setBusy(true)
    const answer = await store(moved(rows, from, to).map(({ id }) => id))
    setBusy(false)
    if (answer.success) toast('success', texts.moved, topic)
    else toast('error', answer.error, topic)
    onOrdered()
  }

  return (from, to) => void move(from, to)
}
