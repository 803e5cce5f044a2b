import { useState } from 'react'

export type Opened = ReturnType<typeof useOpened>

/** Which thing of the lists is open: one at a time, by its key. */
export function useOpened() {
  const [open, setOpen] = useState<{ key: string; isNew: boolean } | null>(null)
  return {
    show: (key: string) => setOpen({ key, isNew: false }),
    /** Of what has just been added. */
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
