import { useEffect, useEffectEvent } from 'react'
import type { DraftPhoto } from '#studio/draft/draft-photo.ts'
import type { DraftState } from '#studio/draft/use-draft.ts'
import { refusalOf, takePhoto } from '#studio/photos/photo-file.ts'
import { studioTexts } from '#studio/studio.texts.ts'
import { closeToasts, toast, toastWhile } from '#ui/toast/toast.ts'

const topic = 'brought photo'

/**
 * Photos that are dropped anywhere on the stage, or pasted. Without it a browser would leave the
 * page for a dropped file.
 * @param refusal why this product takes none; null where it does
 */
export function useBroughtPhotos(
  { addPhoto }: DraftState,
  refusal: string | null,
  onPhoto: (photo: DraftPhoto) => void,
): void {
  const place = useEffectEvent(onPhoto)
  const bring = useEffectEvent(async (files: readonly File[]) => {
    if (document.querySelector('dialog[open]')) return
    if (refusal !== null) return toast('error', refusal, topic)
    toastWhile(studioTexts.photoComing, topic)
    try {
      // One after the other, so that each finds its own place.
      for (const file of files) await addPhoto(takePhoto(file), place)
      closeToasts(topic)
    } catch (error) {
      toast('error', refusalOf(error), topic)
    }
  })
  useEffect(() => {
    const allow = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault()
    }
    const hear = (event: Event, data: DataTransfer | null) => {
      if (!data || data.files.length === 0) return
      event.preventDefault()
      void bring([...data.files])
    }
    const drop = (event: DragEvent) => hear(event, event.dataTransfer)
    const paste = (event: ClipboardEvent) => hear(event, event.clipboardData)
    document.addEventListener('dragover', allow)
    document.addEventListener('drop', drop)
    document.addEventListener('paste', paste)
    return () => {
      document.removeEventListener('dragover', allow)
      document.removeEventListener('drop', drop)
      document.removeEventListener('paste', paste)
      closeToasts(topic)
    }
  }, [])
}
