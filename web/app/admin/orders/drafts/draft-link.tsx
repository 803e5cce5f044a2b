import { useState } from 'react'
import type { Draft } from '@tohfa/contract/orders/drafts/drafts'
import { call } from '#platform/api/api-client.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { toast } from '#ui/toast/toast.ts'
import { draftTexts as texts } from './drafts.texts.ts'

type Sent = { url: string; whatsapp: string; mailed: boolean }

/** The link of a quote, to copy or to send by the staff's own WhatsApp. */
export function DraftLink({ draft, onSent }: { draft: Draft; onSent: () => void }) {
  const [sent, setSent] = useState<Sent | null>(null)
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState<string | null>(null)

  async function send() {
    if (busy) return
    setBusy(true)
    setFailed(null)
    const answer = await call('POST /admin/drafts/:id/send', { params: { id: draft.id } })
    setBusy(false)
    if (!answer.success) return setFailed(answer.error)
    setSent(answer.data)
    if (draft.state === 'draft') onSent()
  }

  async function copy(url: string) {
    await navigator.clipboard.writeText(url)
    toast('success', texts.copied, 'draft')
  }

  if (!sent)
    return (
      <div className="flex flex-col items-start gap-2">
        <Button busy={busy} onClick={() => void send()}>
          {draft.state === 'sent' ? texts.sendAgain : texts.send}
        </Button>
        {failed && (
          <p role="alert" className="text-sm font-medium text-danger">
            {failed}
          </p>
        )}
      </div>
    )
  return (
    <div className="flex flex-col gap-2">
      <Field label={texts.link} readOnly value={sent.url} />
      <div className="flex flex-wrap gap-3">
        <a href={sent.whatsapp} target="_blank" rel="noreferrer" className={buttonClass('primary')}>
          {texts.whatsapp}
        </a>
        <Button look="secondary" onClick={() => void copy(sent.url)}>
          {texts.copy}
        </Button>
      </div>
      {sent.mailed && <p className="text-sm text-quiet">{texts.mailed}</p>}
    </div>
  )
}
