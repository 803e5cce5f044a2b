import { useState } from 'react'

export type Opened = ReturnType<typeof useOpened>

/** The key of an item in the lists. */
export const itemKey = (area: string, item: string): string => `item ${area} ${item}`

/** The open element of the lists: one at a time, by its key. */
export function useOpened() {
  const [open, setOpen] = useState<{ key: string; isNew: boolean } | null>(null)
  return {
    show: (key: string) => setOpen({ key, isNew: false }),
    /** The key of a newly added element. */
    openNew: (key: string) => setOpen({ key, isNew: true }),
    of: (key: string) => {
      const isOpen = open?.key === key
      return {
        isOpen,
        isNew: isOpen && open.isNew,
        onToggle: () => setOpen(isOpen ? null : { key, isNew: false }),
      }
    },
  }
}
