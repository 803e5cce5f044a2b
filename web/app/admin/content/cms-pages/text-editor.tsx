import { useRef, useState } from 'react'
import type { PageContent } from '@tohfa/contract/backoffice/cms-pages/page-content'
import type { CmsPage } from '@tohfa/contract/backoffice/cms-pages/cms-pages.calls'
import { call } from '#platform/api/api-client.ts'
import { formatDate } from '#platform/i18n/dates.ts'
import { Button } from '#ui/button.tsx'
import { Field, TextArea } from '#ui/form/field.tsx'
import { toast } from '#ui/toast/toast.ts'
import { useFieldErrors } from '#admin/frame/use-field-errors.ts'
import { useFocusFirstWrong } from '#admin/frame/use-focus-first-wrong.ts'
import { SaveRow } from '#admin/frame/save-row.tsx'
import { LeaveGuard } from '#admin/frame/leave-guard.tsx'
import { TextHistory } from './text-history.tsx'
import { TextPreview } from './text-preview.tsx'
import { cmsPageTexts as texts } from './cms-pages.texts.ts'

type Draft = { title: string; description: string; body: string }
const draftOf = ({ title, description, body }: Draft): Draft => ({ title, description, body })
const isSame = (one: Draft, other: Draft) =>
  one.title === other.title && one.description === other.description && one.body === other.body

/** The text of one page in one language: edit, preview, save and reset. */
export function TextEditor({ start }: { start: CmsPage }) {
  const [read, setRead] = useState(start)
  const [draft, setDraft] = useState(() => draftOf(start.now))
  const { errors, setErrors, onChange } = useFieldErrors()
  const [busy, setBusy] = useState<'preview' | 'save' | 'builtIn' | null>(null)
  const [preview, setPreview] = useState<PageContent | null>(null)
  const form = useRef<HTMLFormElement>(null)
  const focusFirstWrong = useFocusFirstWrong(form)
  const isDone = useRef(false)
  const { key, language, now } = read
  const isDirty = !isSame(draft, draftOf(now))

  function refused(answer: { error: string; fields?: Record<string, string> }) {
    setErrors(answer.fields ?? {})
    toast('error', answer.error, 'cms-page')
    focusFirstWrong()
  }

  async function look() {
    setBusy('preview')
    const answer = await call('POST /admin/pages/:key/preview', { params: { key }, body: draft })
    setBusy(null)
    if (!answer.success) return refused(answer)
    setErrors({})
    setPreview(answer.data as PageContent)
  }

  /** A version saved meanwhile stays in the history, and the typed text stays in the form. */
  async function save(what: Draft | 'builtIn') {
    const isBuiltIn = what === 'builtIn'
    setBusy(isBuiltIn ? 'builtIn' : 'save')
    const version = { language, version: now.version }
    const body = isBuiltIn ? { ...version, builtIn: true } : { ...version, ...what }
    const answer = await call('PUT /admin/pages/:key', { params: { key }, body })
    setBusy(null)
    if (answer.success) {
      setErrors({})
      setRead(answer.data)
      setDraft(draftOf(answer.data.now))
      return toast('success', isBuiltIn ? texts.builtInTaken : texts.saved, 'cms-page')
    }
    refused(answer)
    if (answer.code !== 'page_changed') return
    const again = await call('GET /admin/pages/:key', { params: { key }, query: { language } })
    if (again.success) setRead(again.data)
  }

  const field = (name: keyof Draft) => ({
    name,
    value: draft[name],
    error: errors[name],
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
      setDraft((before) => ({ ...before, [name]: value })),
  })
  return (
    <>
      <p className="pb-3 text-sm">
        {now.builtIn || !now.at
          ? texts.builtIn
          : texts.changed(now.by ?? texts.someone, formatDate(now.at))}
      </p>
      <form
        ref={form}
        noValidate
        onChange={onChange}
        className="flex max-w-3xl flex-col gap-2"
        onSubmit={(event) => {
          event.preventDefault()
          void save(draft)
        }}
      >
        <Field label={texts.windowTitle} {...field('title')} maxLength={60} />
        <Field
          label={texts.description}
          {...field('description')}
          maxLength={150}
          hint={texts.descriptionHint}
        />
        <TextArea label={texts.body} {...field('body')} rows={22} hint={texts.bodyHint} />
        <SaveRow save={texts.save} busy={busy === 'save'} unsaved={isDirty && texts.unsaved}>
          <Button look="secondary" busy={busy === 'preview'} onClick={() => void look()}>
            {texts.preview}
          </Button>
          {!now.builtIn && (
            <Button look="secondary" busy={busy === 'builtIn'} onClick={() => void save('builtIn')}>
              {texts.takeBuiltIn}
            </Button>
          )}
        </SaveRow>
      </form>
      {preview && <TextPreview content={preview} />}
      <TextHistory history={read.history} onTake={(version) => setDraft(draftOf(version))} />
      <LeaveGuard isDirty={isDirty} isDone={isDone} onLeave={() => setDraft(draftOf(now))} />
    </>
  )
}
