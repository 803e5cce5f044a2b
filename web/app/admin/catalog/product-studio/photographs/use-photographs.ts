import type { StoredPhotograph } from '@tohfa/contract/studio/photographs'
import { useGet } from '#platform/api/use-get.ts'

export type StoredPhotographs = {
  /** Undefined while they are read the first time; null if they could not be. */
  list: readonly StoredPhotograph[] | null | undefined
  reload: () => void
}

/** The photographs of a product's blank, once it has a studio. */
export function usePhotographs(productId: string, exists: boolean): StoredPhotographs {
  const { latest, reload } = useGet(
    'GET /admin-product/:id/photographs',
    exists ? { params: { id: productId } } : null,
  )
  return { list: latest && (latest.success ? latest.data : null), reload }
}
