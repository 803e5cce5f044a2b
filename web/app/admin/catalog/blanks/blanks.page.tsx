import { Plus } from 'lucide'
import { useState } from 'react'
import type { Blank } from '@tohfa/contract/catalog/blanks'
import { DeliveryButton } from '#admin/catalog/blank-delivery/delivery-button.tsx'
import { adminLoader } from '#admin/frame/admin-loader.ts'
import { Reading } from '#admin/frame/reading.tsx'
import { call } from '#platform/api/api-client.ts'
import { useLoaded } from '#platform/page-head/use-loaded.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Icon } from '#ui/icon.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import type { Route } from './+types/blanks.page'
import { draftOf, emptyDraft } from './blank-draft.ts'
import { BlankForm } from './blank-form.tsx'
import { BlankRow } from './blank-row.tsx'
import { blankFormTexts, blanksTexts as texts } from './blanks.texts.ts'
import { DeleteBlank } from './delete-blank.tsx'

export const clientLoader = adminLoader(({ signal }) => call('GET /admin/blanks', { signal }))

/** The stock of what is printed on, shared by products (docs/product.md 28.1). */
export default function BlanksPage({ loaderData }: Route.ComponentProps) {
  const { answer, latest, reload } = useLoaded(loaderData)
  const blanks = latest?.success ? latest.data : null
  const [edited, setEdited] = useState<Blank | 'new' | null>(null)
  const [toDelete, setToDelete] = useState<Blank | null>(null)
  const close = () => setEdited(null)

  return (
    <div className="page py-6">
      <title>{texts.title}</title>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h1 className="text-2xl font-semibold tracking-tight">{texts.heading}</h1>
        <div className="flex flex-wrap gap-2">
          <DeliveryButton onBooked={reload} />
          <Button onClick={() => setEdited('new')}>
            <Icon shape={Plus} className="size-4" />
            {texts.add}
          </Button>
        </div>
      </div>
      <p className="max-w-prose pb-4 text-sm text-quiet">{texts.sentence}</p>
      <Reading answer={answer} known={blanks} texts={texts} reload={reload} />
      {blanks?.length === 0 && (
        <EmptyState heading={<h2>{texts.none}</h2>} sentence={texts.noneSentence} />
      )}
      <ul>
        {blanks?.map((blank) => (
          <BlankRow
            key={blank.id}
            blank={blank}
            onEdit={() => setEdited(blank)}
            onDelete={() => setToDelete(blank)}
          />
        ))}
      </ul>
      <Dialog
        open={edited !== null}
        onClose={close}
        title={edited === 'new' ? blankFormTexts.addTitle : blankFormTexts.editTitle}
        className="sm:w-[min(44rem,calc(100vw-2rem))]"
      >
        {edited && (
          <BlankForm
            start={edited === 'new' ? emptyDraft() : draftOf(edited)}
            onCancel={close}
            onSaved={() => {
              close()
              reload()
            }}
          />
        )}
      </Dialog>
      <DeleteBlank
        blank={toDelete}
        onClose={() => setToDelete(null)}
        onDeleted={() => {
          setToDelete(null)
          reload()
        }}
      />
    </div>
  )
}
