import { useState } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { call } from '#platform/api/api-client.ts'
import { useLoaded } from '#platform/page-head/use-loaded.ts'
import { useNamedField } from '#admin/frame/use-named-field.ts'
import { adminLoader } from '#admin/frame/admin-loader.ts'
import type { Route } from './+types/tax.page'
import { Reading } from '#admin/frame/reading.tsx'
import { ClassDialog } from './class-dialog.tsx'
import { ClassTable } from './class-table.tsx'
import { isUnreviewed } from './class-words.ts'
import { EwayLimitForm } from './eway-limit.tsx'
import { GstReturn } from './gst-return.tsx'
import { readPeriod } from './gst-months.ts'
import { classDraftOf, type ClassDraft } from './tax-drafts.ts'
import { PapersState } from './papers-state.tsx'
import { ReviewAllDialog } from './review-all-dialog.tsx'
import { SellerForm } from './seller-form.tsx'
import { taxTexts as texts } from './tax.texts.ts'

export const clientLoader = adminLoader(async ({ query, signal }) => {
  const [seller, classes, eway, gst] = await Promise.all([
    call('GET /admin/seller', { signal }),
    call('GET /admin/tax-classes', { signal }),
    call('GET /admin/eway-limit', { signal }),
    call('GET /admin/gst/overview', { query: readPeriod(query), signal }),
  ])
  if (!seller.success) return seller
  if (!classes.success) return classes
  if (!eway.success) return eway
  return {
    success: true as const,
    seller: seller.data,
    classes: classes.data,
    eway: eway.data,
    gst,
  }
})

/** The seller, the tax classes, whether tax papers are issued, and the return of a month. */
export default function TaxPage({ loaderData }: Route.ComponentProps) {
  const { answer, latest, reload } = useLoaded(loaderData)
  const read = latest?.success ? latest : null
  const [draft, setDraft] = useState<ClassDraft | null>(null)
  // The list of what to set up leads to the review at once.
  const [isReviewing, setReviewing] = useState(useLocation().hash === '#review')
  const [params, setParams] = useSearchParams()
  useNamedField(read !== null)

  return (
    <div className="page py-6">
      <title>{texts.title}</title>
      <h1 className="pb-4 text-2xl font-semibold tracking-tight">{texts.heading}</h1>
      <Reading answer={answer} known={read} texts={texts} reload={reload} />
      {read && (
        <div className="flex flex-col gap-10">
          <PapersState {...read.seller.invoicing} />
          <SellerForm seller={read.seller} onSaved={reload} />
          <GstReturn
            returnPeriod={readPeriod(params)}
            answer={read.gst}
            isLoading={!answer}
            onAsk={(next) => setParams(next, { replace: true, preventScrollReset: true })}
            reload={reload}
          />
          <EwayLimitForm limit={read.eway} onSaved={reload} />
          <ClassTable
            classes={read.classes}
            onAdd={() => setDraft(classDraftOf())}
            onChange={(one) => setDraft(classDraftOf(one))}
            onReviewAll={() => setReviewing(true)}
          />
        </div>
      )}
      {read && (
        <ReviewAllDialog
          open={isReviewing}
          classes={read.classes.filter(isUnreviewed)}
          onClose={() => setReviewing(false)}
          onSaved={reload}
        />
      )}
      <ClassDialog
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
