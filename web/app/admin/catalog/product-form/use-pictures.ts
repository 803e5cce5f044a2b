import { useState } from 'react'
import type { ProductType } from '@tohfa/contract/catalog/product-type-labels'
import type { ColorDraft } from './product-draft.ts'
import { productFormTexts as texts } from './product-form.texts.ts'
import { deletePictures, logFailure, uploadPictures } from './upload.calls.ts'

const mostFiles = 10
const mostBytes = 10 * 1024 * 1024

/**
 * The pictures of a colour. New ones are uploaded on selection and replace the old ones, which are
 * deleted first. After a failure the colour has none (docs/product.md 15.4).
 */
export function usePictures(
  { images }: ColorDraft,
  productType: ProductType | '',
  onChange: (change: Partial<ColorDraft>) => void,
) {
  const [progress, setProgress] = useState<number | null>(null)
  const [failure, setFailure] = useState<string | null>(null)

  async function choose(files: readonly File[]) {
    if (files.length === 0) return
    if (files.length > mostFiles) return setFailure(texts.tooMany)
    if (files.some(({ size }) => size > mostBytes)) return setFailure(texts.tooLarge)
    setFailure(null)
    setProgress(0)
    onChange({ images: [], isUploading: true })
    await deletePictures(images)
    const answer = await uploadPictures(files, productType, setProgress)
    setProgress(null)
    onChange({ images: answer.success ? answer.imageUrls : [], isUploading: false })
    if (answer.success) return
    setFailure(answer.error)
    logFailure(answer)
  }

  function remove(image: string) {
    onChange({ images: images.filter((other) => other !== image) })
    void deletePictures([image])
  }

  function move(from: number, to: number) {
    const moved = [...images]
    const [image] = moved.splice(from, 1)
    if (image) moved.splice(to, 0, image)
    onChange({ images: moved })
  }

  return { progress, failure, choose, remove, move }
}
