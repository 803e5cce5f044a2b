import { useEffect, useState } from 'react'
import type { Design } from '@tohfa/contract/studio/designs'
import { type FitNote, fitScene } from '@tohfa/contract/studio/fit-scene'
import type { ProductStudio } from '@tohfa/contract/studio/product-studio'
import { blanks } from '@tohfa/print-engine/scene/blanks'
import type { Scene } from '@tohfa/print-engine/scene/scene'
import { call, type Failed } from '#platform/api/api-client.ts'
import type { Photos } from '#studio/draft/draft-photo.ts'
import { withItsPhotos } from '#studio/draft/load-design.ts'
import { shapeAll } from '#studio/preview/outlines.ts'
import { areaBox } from '#studio/stage/canvas/boxes.ts'

export type Fitted = { studio: ProductStudio; scene: Scene; notes: FitNote[]; photos: Photos }

/** A design fitted on another product, with its photos; nothing is stored. */
export function useFitted(design: Design, productId: string) {
  const [fitted, setFitted] = useState<Fitted>()
  /** The sentence of a failure, empty where there is none of the shop's. */
  const [error, setError] = useState<string | null>(null)

  const isFailed = error !== null
  useEffect(() => {
    if (isFailed) return undefined
    const controller = new AbortController()
    const { signal } = controller
    async function work() {
      const made = await fitOn(design, productId, signal).catch(() => null)
      if (signal.aborted) return
      if (made && 'scene' in made) setFitted(made)
      else setError(made?.error ?? '')
    }
    void work()
    return () => controller.abort()
  }, [design, productId, isFailed])

  return { fitted, error, retry: () => setError(null) }
}

async function fitOn(
  design: Design,
  productId: string,
  signal: AbortSignal,
): Promise<Fitted | Failed> {
  const studioOf = (id: string) => call('GET /studio/products/:id', { params: { id }, signal })
  const [other, own] = await Promise.all([studioOf(productId), studioOf(design.productId)])
  if (!other.success) return other
  const studio = other.data
  const loaded = await withItsPhotos(design, studio, {}, signal)
  if (!loaded.success) return loaded
  const { scene } = design
  const { ink } = studio.blank
  const words = scene.areas.flatMap(({ items }) => items.filter((item) => item.kind === 'text'))
  await shapeAll(words, ink, signal)
  // Its own product may have ended: then the areas of its blank are the best that is known.
  const from = own.success ? own.data.blank.areas : blanks[scene.blank].areas
  const photos = Object.fromEntries(loaded.data.photos.map((photo) => [photo.sha256, photo]))
  return { studio, photos, ...fitScene(scene, from, studio, (item) => areaBox(item, ink)) }
}
