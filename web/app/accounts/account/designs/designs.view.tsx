import { useState } from 'react'
import type { Design } from '@tohfa/contract/studio/designs'
import { useGet } from '#platform/api/use-get.ts'
import { call } from '#platform/api/api-client.ts'
import { ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { focusMain } from '#ui/focus-main.ts'
import { toast } from '#ui/toast/toast.ts'
import { DeleteDialog } from './delete-dialog.tsx'
import { DesignCard } from './design-card.tsx'
import { DesignsSkeleton } from './designs-skeleton.tsx'
import { designTexts as texts } from './designs.texts.ts'
import { MyPhotos } from './my-photos.tsx'
import { NotRead } from './not-read.tsx'
import { ShareDialog } from './share-dialog.tsx'
import { useRestoredFocus } from './use-restored-focus.ts'

const topic = 'designs'

/** My Designs and, below them once they have loaded, the uploaded photos. */
export function DesignsView() {
  const read = useGet('GET /designs', {})
  return (
    <>
      <Designs {...read} />
      {read.latest && <MyPhotos />}
    </>
  )
}

/** The saved designs, to order, share or delete (docs/studio.md 15.6). */
function Designs({ answer, latest, reload }: ReturnType<typeof useGet<'GET /designs'>>) {
  const noteDeleted = useRestoredFocus(latest, focusMain)
  const [toShare, setToShare] = useState<Design | null>(null)
  const [toDelete, setToDelete] = useState<Design | null>(null)

  async function stop({ id }: Design) {
    const answer = await call('DELETE /designs/:id/share', { params: { id } })
    toast(
      answer.success ? 'success' : 'error',
      answer.success ? texts.stopped : answer.error,
      topic,
    )
    reload()
  }

  if (!latest?.success)
    return answer ? <NotRead sentence={texts.notRead} onRetry={reload} /> : <DesignsSkeleton />
  if (latest.data.length === 0)
    return (
      <EmptyState
        heading={<h2>{texts.none}</h2>}
        sentence={texts.noneSentence}
        action={<ButtonLink to="/product-filter">{texts.shop}</ButtonLink>}
      />
    )
  return (
    <>
      <ul className="grid gap-x-8 gap-y-10 sm:grid-cols-2 xl:grid-cols-3">
        {latest.data.map((design) => (
          <DesignCard
            key={design.id}
            design={design}
            onShare={() => setToShare(design)}
            onStop={() => void stop(design)}
            onDelete={() => setToDelete(design)}
          />
        ))}
      </ul>
      <ShareDialog
        design={toShare}
        onClose={() => {
          setToShare(null)
          reload()
        }}
      />
      <DeleteDialog
        thing={toDelete}
        words={texts.deletingDesign}
        remove={({ id }) => call('DELETE /designs/:id', { params: { id } })}
        onClose={(isDeleted) => {
          setToDelete(null)
          if (!isDeleted) return
          noteDeleted()
          reload()
        }}
      />
    </>
  )
}
