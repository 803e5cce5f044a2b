import { Plus } from 'lucide'
import { useState } from 'react'
import { dateOfDay, indianDay } from '@tohfa/contract/shared/indian-days'
import { Icon } from '#ui/icon.tsx'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { call } from '#platform/api/api-client.ts'
import { useLoaded } from '#platform/page-head/use-loaded.ts'
import { adminLoader } from '#admin/frame/admin-loader.ts'
import { Reading } from '#admin/frame/reading.tsx'
import type { Route } from './+types/offers.page'
import { OfferDialog } from './offer-dialog.tsx'
import { type OfferDraft, offerDraftOf } from './offer-draft.ts'
import { OfferTable } from './offer-table.tsx'
import { offersTexts as texts } from './offers.texts.ts'

export const clientLoader = adminLoader(({ signal }) => call('GET /admin/coupons', { signal }))

/** Coupons and automatic offers with their results: add and change (docs/product.md 8.12). */
export default function OffersPage({ loaderData }: Route.ComponentProps) {
  const { answer, latest, reload } = useLoaded(loaderData)
  const offers = latest?.success ? latest.data : null
  const [draft, setDraft] = useState<OfferDraft | null>(null)
  const [today] = useState(() => dateOfDay(indianDay(new Date())))

  return (
    <div className="page py-6">
      <title>{texts.title}</title>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 pb-2">
        <h1 className="text-2xl font-semibold tracking-tight">{texts.heading}</h1>
        <Button onClick={() => setDraft(offerDraftOf())}>
          <Icon shape={Plus} className="size-4" />
          {texts.add}
        </Button>
      </div>
      <p className="max-w-prose pb-4 text-sm text-quiet">{texts.sentence}</p>
      <Reading answer={answer} known={offers} texts={texts} reload={reload} />
      {offers?.length === 0 && (
        <EmptyState heading={<h2>{texts.none}</h2>} sentence={texts.noneSentence} />
      )}
      {offers && offers.length > 0 && (
        <OfferTable
          offers={offers}
          today={today}
          onChange={(offer) => setDraft(offerDraftOf(offer))}
        />
      )}
      <OfferDialog
        draft={draft}
        onClose={() => setDraft(null)}
        onSaved={() => {
          setDraft(null)
          reload()
        }}
      />
    </div>
  )
}
