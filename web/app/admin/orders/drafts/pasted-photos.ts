import { type ClipboardEvent, type DragEvent, useRef, useState } from 'react'

/** Photos that were pasted or dropped, until the place of a product takes them. */
export type PastedPhotos = {
  waiting: readonly File[]
  /** Takes the next one; undefined where another place was first. */
  take: () => File | undefined
}

const photosOf = ({ files }: DataTransfer): File[] =>
  [...files].filter(({ type }) => type.startsWith('image/'))

/** Collects the photos that are pasted into an element or dropped on it. */
export function usePastedPhotos() {
  const [waiting, setWaiting] = useState<readonly File[]>([])
  const taken = useRef(new Set<File>())

  function add(files: readonly File[]) {
    if (files.length > 0) setWaiting((before) => [...before, ...files])
    return files.length > 0
  }

  const pasted: PastedPhotos = {
    waiting,
    take() {
      const next = waiting.find((file) => !taken.current.has(file))
      if (!next) return undefined
      taken.current.add(next)
      setWaiting((before) => before.filter((file) => file !== next))
      return next
    },
  }
  return {
    pasted,
    collect: {
      onPaste: ({ clipboardData }: ClipboardEvent) => void add(photosOf(clipboardData)),
      onDragOver: (event: DragEvent) => {
        if (event.dataTransfer.types.includes('Files')) event.preventDefault()
      },
      onDrop: (event: DragEvent) => {
        if (add(photosOf(event.dataTransfer))) event.preventDefault()
      },
    },
  }
}
