import { useMemo } from 'react'
import type { ProductStudio } from '@tohfa/contract/studio/product-studio'
import type { Scene } from '@tohfa/print-engine/scene/scene'
import { useMotifIndex } from './motif-index.ts'

/**
 * The studio with the names of all drawings of a scene. Only for one that its template lacks, the
 * shop's whole index is loaded.
 */
export function useMotifNames<Studio extends Pick<ProductStudio, 'motifNames'>>(
  studio: Studio,
  { areas }: Scene,
): Studio {
  const used = areas.flatMap(({ items }) =>
    items.flatMap((item) => (item.kind === 'motif' ? [item.motif] : [])),
  )
  const missing = used.filter((id) => !studio.motifNames[id]).join(' ')
  const { index } = useMotifIndex(missing !== '')
  return useMemo(() => {
    if (!index || missing === '') return studio
    const found = missing.split(' ').flatMap((id) => {
      const entry = index.get(id)
      return entry ? [[id, entry] as const] : []
    })
    return { ...studio, motifNames: { ...studio.motifNames, ...Object.fromEntries(found) } }
  }, [studio, index, missing])
}
