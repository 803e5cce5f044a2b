import { useState } from 'react'
import type { Design } from '@tohfa/contract/studio/designs'
import { useGet } from '../../api/use-get.ts'
import { call } from '../../api/api-client.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { toast } from '../../ui/toast/toast.ts'
import { DeleteDesignDialog } from './delete-design-dialog.tsx'
import { DesignCard } from './design-card.tsx'
import { DesignsSkeleton } from './designs-skeleton.tsx'
import { designTexts as texts } from './designs.texts.ts'
import { ShareDialog } from './share-dialog.tsx'

const topic = 'designs'

/** What somebody designed and may still order, show to others, or delete (docs/studio.md 15.6). */
export function DesignsView() {
  const { answer, latest, reload } = useGet('GET /designs', {})
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

  if (!latest?.success) return <NotThere isWaiting={!answer} onRetry={reload} />
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
      <DeleteDesignDialog
        design={toDelete}
        onClose={(isDeleted) => {
          setToDelete(null)
          if (isDeleted) reload()
        }}
      />
    </>
  )
}

function NotThere({ isWaiting, onRetry }: { isWaiting: boolean; onRetry: () => void }) {
  if (isWaiting) return <DesignsSkeleton />
  return (
    <div role="alert" className="flex flex-col items-start gap-3">
      <p>{texts.notRead}</p>
      <Button onClick={onRetry}>{texts.tryAgain}</Button>
    </div>
  )
}
