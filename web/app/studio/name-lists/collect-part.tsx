import { useState, type SubmitEvent } from 'react'
import { dateOfDay, indianDay } from '@tohfa/contract/shared/indian-days'
import { mostDaysOfCollecting } from '@tohfa/contract/studio/name-lists/list-limits'
import type { CollectLink, NameList } from '@tohfa/contract/studio/name-lists/name-lists'
import { call } from '#platform/api/api-client.ts'
import { formatDate } from '#platform/i18n/dates.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { toast } from '#ui/toast/toast.ts'
import { collectLinkTexts as texts } from './collect.texts.ts'
import { ListSection } from './list-section.tsx'
import { whatsappAddress } from './whatsapp-address.ts'

/** The link by which each person fills in their own row. */
export function CollectPart({ list, reload }: { list: NameList; reload: () => void }) {
  const { id, collect, title } = list
  const [today] = useState(() => indianDay(new Date()))
  const [until, setUntil] = useState(collect?.until ?? dateOfDay(today + 7))
  const [link, setLink] = useState<CollectLink | null>(null)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const collected = list.rows.filter((row) => row.collected).length

  async function open(event: SubmitEvent) {
    event.preventDefault()
    setBusy(true)
    setProblem(undefined)
    const answer = await call('POST /name-lists/:id/collect', { params: { id }, body: { until } })
    setBusy(false)
    if (!answer.success) return setProblem(answer.fields?.['until'] ?? answer.error)
    setLink(answer.data)
    reload()
  }

  async function close() {
    setBusy(true)
    const answer = await call('DELETE /name-lists/:id/collect', { params: { id } })
    setBusy(false)
    if (!answer.success) return setProblem(answer.error)
    setLink(null)
    toast('success', texts.closed, 'name-list')
    reload()
  }

  async function copy(url: string) {
    await navigator.clipboard.writeText(url).then(
      () => toast('success', texts.copied, 'name-list'),
      () => undefined,
    )
  }

  return (
    <ListSection heading={texts.heading} sentence={texts.sentence}>
      {collected > 0 && <p className="pt-3 text-sm font-medium">{texts.collected(collected)}</p>}
      <form noValidate onSubmit={(event) => void open(event)} className="max-w-md pt-4">
        <Field
          type="date"
          label={texts.until}
          name="until"
          value={until}
          min={dateOfDay(today)}
          max={dateOfDay(today + mostDaysOfCollecting)}
          error={problem}
          onChange={({ currentTarget }) => setUntil(currentTarget.value)}
        />
        {link && (
          <Field
            label={texts.link}
            name="link"
            readOnly
            value={link.url}
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
        )}
        <div className="flex flex-wrap gap-3">
          {link && (
            <>
              <a
                className={buttonClass('primary')}
                href={whatsappAddress(texts.message(title, formatDate(link.until), link.url))}
                target="_blank"
                rel="noreferrer"
              >
                {texts.whatsapp}
              </a>
              <Button look="secondary" onClick={() => void copy(link.url)}>
                {texts.copy}
              </Button>
            </>
          )}
          <Button type="submit" look="secondary" busy={busy}>
            {link ? texts.later : texts.open}
          </Button>
          {collect && (
            <>
              <Button look="quiet" onClick={reload}>
                {texts.look}
              </Button>
              <Button look="quiet" busy={busy} onClick={() => void close()}>
                {texts.close}
              </Button>
            </>
          )}
        </div>
      </form>
    </ListSection>
  )
}
