import type { Draft } from '@tohfa/contract/orders/drafts/drafts'
import { type Answer, call } from '#platform/api/api-client.ts'
import { useLoaded } from '#platform/page-head/use-loaded.ts'
import { adminLoader } from '#admin/frame/admin-loader.ts'
import { Reading } from '#admin/frame/reading.tsx'
import { dateOfDay, indianDay } from '@tohfa/contract/shared/indian-days'
import type { Route } from './+types/draft.page'
import { DraftForm } from './draft-form.tsx'
import { emptyDraft, draftTyped } from './draft-typed.ts'
import { draftTexts as texts } from './drafts.texts.ts'

/** In how many days a new quote ends, unless staff choose another day. */
const usualDays = 7
const isNew = (id: string | undefined) => id === 'new'

export const clientLoader = adminLoader(
  async ({ params: { id = '' }, signal }): Promise<Answer<Draft | null>> =>
    isNew(id)
      ? { success: true, data: null }
      : call('GET /admin/drafts/:id', { params: { id }, signal }),
)

/** One order that staff prepare: written, sent as a link, or paid by hand (docs/product.md 26). */
export default function DraftPage({ loaderData, params }: Route.ComponentProps) {
  const { answer, latest, reload } = useLoaded(loaderData)
  const draft = latest?.success ? latest.data : undefined
  const title = draft ? texts.title(draft.number) : texts.titleNew
  return (
    <div className="page max-w-4xl py-6">
      <title>{title}</title>
      <h1 className="tabular pb-4 text-2xl font-semibold tracking-tight">{title}</h1>
      <Reading answer={answer} known={draft !== undefined} texts={texts} reload={reload} />
      {draft !== undefined && (
        <DraftForm
          key={`${params.id} ${draft?.version ?? 0}`}
          draft={draft}
          start={draft ? draftTyped(draft) : emptyDraft(inDays(usualDays))}
          onChanged={reload}
        />
      )}
    </div>
  )
}

const inDays = (days: number): string => dateOfDay(indianDay(new Date()) + days)
