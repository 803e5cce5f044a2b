import { Suspense, useState } from 'react'
import type { Design } from '@tohfa/contract/studio/designs'
import { mostDesigns, mostOfDesignName } from '@tohfa/contract/studio/design-limits'
import { useGet } from '#platform/api/use-get.ts'
import { call } from '#platform/api/api-client.ts'
import { ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { focusMain } from '#ui/focus-main.ts'
import { toast } from '#ui/toast/toast.ts'
import { DeleteDialog } from './delete-dialog.tsx'
import { type DesignAction, DesignCard, nameOf } from './design-card.tsx'
import { DesignsSkeleton } from './designs-skeleton.tsx'
import { designTexts as texts } from './designs.texts.ts'
import { MyPhotos } from './my-photos.tsx'
import { NotRead } from './not-read.tsx'
import { RenameDialog } from './rename-dialog.tsx'
import { ShareDialog } from './share-dialog.tsx'
import { useRestoredFocus } from './use-restored-focus.ts'

const OnAnotherProduct = lazyPart(() => import('./other/on-another-product.tsx'))

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

/** The saved designs, to order, name, copy, share or delete (docs/studio.md 15.6). */
function Designs({ answer, latest, reload }: ReturnType<typeof useGet<'GET /designs'>>) {
  const noteDeleted = useRestoredFocus(latest, focusMain)
  const [acted, setActed] = useState<{ action: DesignAction; design: Design } | null>(null)
  const chosenFor = (action: DesignAction) => (acted?.action === action ? acted.design : null)
  const close = () => setActed(null)

  async function stop({ id }: Design) {
    const answer = await call('DELETE /designs/:id/share', { params: { id } })
    toast(
      answer.success ? 'success' : 'error',
      answer.success ? texts.stopped : answer.error,
      topic,
    )
    reload()
  }

  async function copy(design: Design) {
    const name = texts.nameOfCopy(nameOf(design))
    const body = name.length <= mostOfDesignName ? { name } : {}
    const answer = await call('POST /designs/:id/copy', {
      params: { id: design.id },
      body,
    })
    toast(
      answer.success ? 'success' : 'error',
      answer.success ? texts.duplicated(name) : answer.error,
      topic,
    )
    if (answer.success) reload()
  }

  function act(action: DesignAction, design: Design) {
    if (action === 'stop') void stop(design)
    else if (action === 'copy') void copy(design)
    else setActed({ action, design })
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
  const moved = chosenFor('other')
  return (
    <>
      {latest.data.length >= mostDesigns && (
        <p className="mb-6 border-l-4 border-warning pl-4">{texts.full(mostDesigns)}</p>
      )}
      <ul className="grid gap-x-8 gap-y-10 sm:grid-cols-2 xl:grid-cols-3">
        {latest.data.map((design) => (
          <DesignCard key={design.id} design={design} onAct={(action) => act(action, design)} />
        ))}
      </ul>
      <RenameDialog
        design={chosenFor('rename')}
        onClose={(isSaved) => {
          close()
          if (isSaved) reload()
        }}
      />
      <Dialog
        open={moved !== null}
        onClose={close}
        title={texts.other}
        className="sm:min-w-[min(52rem,calc(100vw-2rem))]"
      >
        {moved && (
          <Suspense fallback={<Skeleton className="m-5 h-96" />}>
            <OnAnotherProduct design={moved} />
          </Suspense>
        )}
      </Dialog>
      <ShareDialog
        design={chosenFor('share')}
        onClose={() => {
          close()
          reload()
        }}
      />
      <DeleteDialog
        thing={chosenFor('delete')}
        words={texts.deletingDesign}
        remove={({ id }) => call('DELETE /designs/:id', { params: { id } })}
        onClose={(isDeleted) => {
          close()
          if (!isDeleted) return
          noteDeleted()
          reload()
        }}
      />
    </>
  )
}
