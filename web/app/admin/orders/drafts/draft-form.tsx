import { type SubmitEvent, useRef, useState } from 'react'
import type { Draft } from '@tohfa/contract/orders/drafts/drafts'
import { call } from '#platform/api/api-client.ts'
import { useFieldErrors } from '#admin/frame/use-field-errors.ts'
import { useFocusFirstWrong } from '#admin/frame/use-focus-first-wrong.ts'
import { Button } from '#ui/button.tsx'
import { useNavigate } from '#ui/link.ts'
import { toast } from '#ui/toast/toast.ts'
import { DraftCustomer } from './draft-customer.tsx'
import { DraftEnd } from './draft-end.tsx'
import { DraftItems } from './draft-items.tsx'
import type { DraftPart } from './draft-part.ts'
import { DraftTerms } from './draft-terms.tsx'
import { usePastedPhotos } from './pasted-photos.ts'
import { toForm, type TypedDraft } from './draft-typed.ts'
import { draftTexts as texts } from './drafts.texts.ts'

/** The form of a draft, and what is done with it once it is saved. */
export function DraftForm({
  draft,
  start,
  onChanged,
}: {
  /** Null for a new one. */
  draft: Draft | null
  start: TypedDraft
  onChanged: () => void
}) {
  const navigate = useNavigate()
  const [typed, setTyped] = useState(start)
  const { errors, setErrors, onChange } = useFieldErrors()
  const [failed, setFailed] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const [uploads, setUploads] = useState(0)
  const { pasted, collect } = usePastedPhotos()
  const form = useRef<HTMLFormElement>(null)
  const focusFirstWrong = useFocusFirstWrong(form)
  const isClosed = draft?.state === 'ordered' || draft?.state === 'ended'
  const isChanged = JSON.stringify(typed) !== JSON.stringify(start)
  const change: DraftPart['change'] = (part) =>
    setTyped((now) => ({ ...now, ...(typeof part === 'function' ? part(now) : part) }))

  async function save(event: SubmitEvent) {
    event.preventDefault()
    // A draft without a photo that is on its way would be drawn without it.
    if (busy || uploads > 0) return
    setBusy(true)
    const body = toForm(typed)
    const answer = draft
      ? await call('PUT /admin/drafts/:id', {
          params: { id: draft.id },
          body: { version: draft.version, ...body },
        })
      : await call('POST /admin/drafts', { body })
    setBusy(false)
    setErrors(answer.success ? {} : (answer.fields ?? {}))
    setFailed(answer.success || isAtFields(answer.fields) ? null : answer.error)
    if (!answer.success) return focusFirstWrong()
    toast('success', texts.saved(answer.data.number), 'draft')
    if (draft) onChanged()
    else void navigate(`/admin/drafts/${answer.data.id}`, { replace: true })
  }

  const shared = { typed, errors, change, pasted }
  return (
    <>
      <form
        ref={form}
        noValidate
        onChange={onChange}
        onSubmit={(event) => void save(event)}
        {...collect}
      >
        <fieldset disabled={isClosed} className="flex min-w-0 flex-col gap-8">
          <DraftCustomer {...shared} isNew={draft === null} />
          <DraftItems
            {...shared}
            items={draft?.items ?? []}
            onDrawn={onChanged}
            onUpload={(change) => setUploads((now) => now + change)}
          />
          <DraftTerms {...shared} />
        </fieldset>
        {failed && (
          <p role="alert" className="pt-4 text-sm font-medium text-danger">
            {failed}
          </p>
        )}
        {!isClosed && (
          <div className="pt-6">
            <Button
              type="submit"
              busy={busy || uploads > 0}
              look={draft && !isChanged ? 'secondary' : 'primary'}
            >
              {texts.save}
            </Button>
          </div>
        )}
      </form>
      {draft && <DraftEnd draft={draft} isChanged={isChanged} onChanged={onChanged} />}
    </>
  )
}

const shownPaths =
  /^(?:customer\.(?:name|phone|email)|items|items\.\d+\.(?:color|size|pack|quantity|values.*|list.*)|delivery|discount.*|until|gstin|note|address\.(?:streetAddress|city|state|pinCode))$/

/** Whether every message has a field at which it is shown. */
const isAtFields = (fields: Record<string, string> | undefined): boolean =>
  fields !== undefined && Object.keys(fields).every((path) => shownPaths.test(path))
