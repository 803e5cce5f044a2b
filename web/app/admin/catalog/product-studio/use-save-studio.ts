import { useDeferredValue, useMemo, useState } from 'react'
import type { Product } from '@tohfa/contract/catalog/products'
import { useCall } from '#platform/api/use-call.ts'
import { toast } from '#ui/toast/toast.ts'
import { productStudioTexts as texts } from './product-studio.texts.ts'
import { draftOf, type StudioDraft } from './studio-draft.ts'
import { bodyOf, faultsOf, type StudioFaults } from './studio-faults.ts'

const noFaults: StudioFaults = {}

/**
 * Saves the studio of a product as a whole, and reports its errors: those that the page finds, and
 * those in the server's answer.
 */
export function useSaveStudio({
  product,
  draft,
  exists,
  settle,
  goTo,
}: {
  product: Product
  draft: StudioDraft
  exists: boolean
  settle: (saved: StudioDraft) => void
  goTo: (path: string) => void
}) {
  const [isTried, setTried] = useState(false)
  const [refused, setRefused] = useState<{ draft: StudioDraft; fields: StudioFaults }>()
  const [isBusy, call] = useCall()
  const [isThere, setThere] = useState(exists)

  // Deferred, so that a large template never delays a key.
  const judged = useDeferredValue(draft)
  const own = useMemo(() => (isTried ? faultsOf(judged) : noFaults), [isTried, judged])
  const faults = refused?.draft === draft ? { ...refused.fields, ...own } : own

  function refuse(fields: StudioFaults) {
    setTried(true)
    const [path] = Object.keys(fields)
    if (path) goTo(path)
  }

  async function save() {
    if (isBusy) return
    const wrong = faultsOf(draft)
    if (Object.keys(wrong).length > 0) return refuse(wrong)
    const params = { id: product.id }
    const answer = await call('PUT /admin-product/:id/studio', { params, body: bodyOf(draft) })
    if (!answer.success) {
      toast('error', answer.error, 'studio')
      if (!answer.fields) return
      setRefused({ draft, fields: answer.fields })
      return refuse(answer.fields)
    }
    setThere(true)
    setTried(false)
    settle(draftOf(answer.data))
    toast('success', answer.data.live ? texts.savedLive : texts.savedNotLive, 'studio')
  }

  return { save, faults, isBusy, exists: isThere }
}
