import { useRef, useState } from 'react'
import type { Design } from '@tohfa/contract/studio/designs'
import { useCall } from '#platform/api/use-call.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { titleOf } from '#platform/i18n/product-words.ts'
import { toast } from '#ui/toast/toast.ts'
import { designTexts as texts } from './designs.texts.ts'

const topic = 'designs'

/** Explains what a link shows, creates it, and shares it. */
export function ShareDialog({ design, onClose }: { design: Design | null; onClose: () => void }) {
  return (
    <Dialog open={design !== null} onClose={onClose} title={texts.shareTitle}>
      <div className="flex flex-col gap-5 p-5">
        <p>{texts.shareSentence}</p>
        {design && <Link key={design.id} design={design} onClose={onClose} />}
      </div>
    </Dialog>
  )
}

function Link({ design, onClose }: { design: Design; onClose: () => void }) {
  const { id, shared } = design
  const [url, setUrl] = useState<string>()
  const [busy, call] = useCall()

  async function make() {
    const answer = await call('POST /designs/:id/share', { params: { id } })
    if (answer.success) setUrl(answer.data.url)
    else toast('error', answer.error, topic)
  }

  if (url) return <MadeLink url={url} title={texts.yours(titleOf(design))} onClose={onClose} />
  return (
    <>
      {shared && <p className="font-medium">{texts.oldLinkEnds}</p>}
      <div className="flex flex-wrap justify-end gap-3">
        <Button look="secondary" onClick={onClose}>
          {texts.cancel}
        </Button>
        <Button busy={busy} onClick={() => void make()}>
          {texts.makeLink}
        </Button>
      </div>
    </>
  )
}

function MadeLink({ url, title, onClose }: { url: string; title: string; onClose: () => void }) {
  const field = useRef<HTMLInputElement>(null)

  async function copy() {
    field.current?.select()
    const isCopied = await navigator.clipboard?.writeText(url).then(
      () => true,
      () => false,
    )
    toast(isCopied ? 'success' : 'info', isCopied ? texts.copied : texts.notCopied, topic)
  }

  return (
    <>
      <Field
        ref={field}
        label={texts.link}
        value={url}
        readOnly
        onFocus={(event) => event.currentTarget.select()}
      />
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => void copy()}>{texts.copy}</Button>
        <a
          href={`https://wa.me/?text=${encodeURIComponent(url)}`}
          target="_blank"
          rel="noreferrer"
          className={buttonClass('secondary')}
        >
          {texts.whatsApp}
        </a>
        {'share' in navigator && (
          // Closing the share sheet is not an error.
          <Button
            look="secondary"
            onClick={() => void navigator.share({ title, url }).catch(() => undefined)}
          >
            {texts.otherApps}
          </Button>
        )}
        <Button look="quiet" className="ml-auto" onClick={onClose}>
          {texts.done}
        </Button>
      </div>
    </>
  )
}
