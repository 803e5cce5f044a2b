import { useState } from 'react'
import { type Festival, mostFestivals } from '@tohfa/contract/fulfilment/festivals'
import { dateOfDay, indianDay } from '@tohfa/contract/shared/indian-days'
import { call } from '#platform/api/api-client.ts'
import { formatDate } from '#platform/i18n/dates.ts'
import { useLoaded } from '#platform/page-head/use-loaded.ts'
import { adminLoader } from '#admin/frame/admin-loader.ts'
import { Reading } from '#admin/frame/reading.tsx'
import { useSavedForm } from '#admin/frame/use-saved-form.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/form/field.tsx'
import type { Route } from './+types/festivals.page'
import { festivalsTexts as texts } from './festivals.texts.ts'

export const clientLoader = adminLoader(({ signal }) => call('GET /admin/festivals', { signal }))

/** Days for which people buy gifts, with their last order days (docs/product.md 15.26). */
export default function FestivalsPage({ loaderData }: Route.ComponentProps) {
  const { answer, latest, reload } = useLoaded(loaderData)
  const festivals = latest?.success ? latest.data : null
  return (
    <div className="page py-6">
      <title>{texts.title}</title>
      <h1 className="text-2xl font-semibold tracking-tight">{texts.heading}</h1>
      <p className="max-w-2xl pb-6 text-sm text-quiet">{texts.sentence}</p>
      <Reading answer={answer} known={festivals} texts={texts} reload={reload} />
      {festivals && <FestivalsForm festivals={festivals} />}
    </div>
  )
}

type Draft = { key: number; name: string; nameHi: string; day: string; shownFrom: string }

const draftsOf = (festivals: readonly Festival[]): Draft[] =>
  festivals.map(({ name, nameHi, day, shownFrom }, key) => ({
    key,
    name,
    nameHi: nameHi ?? '',
    day,
    shownFrom,
  }))

function FestivalsForm({ festivals }: { festivals: readonly Festival[] }) {
  const [saved, setSaved] = useState(festivals)
  const [drafts, setDrafts] = useState(() => draftsOf(festivals))
  const [nextKey, setNextKey] = useState(festivals.length)
  const { errors, busy, props } = useSavedForm(
    'festivals',
    () =>
      call('PUT /admin/festivals', {
        body: { festivals: drafts.map(({ key: _key, ...festival }) => festival) },
      }),
    (kept: Festival[]) => {
      setSaved(kept)
      setDrafts(draftsOf(kept))
      setNextKey(kept.length)
      return texts.saved
    },
  )
  const [today] = useState(() => dateOfDay(indianDay(new Date())))

  function add() {
    setDrafts([...drafts, { key: nextKey, name: '', nameHi: '', day: '', shownFrom: today }])
    setNextKey(nextKey + 1)
  }

  return (
    <form {...props} aria-label={texts.heading} className="flex max-w-4xl flex-col gap-4">
      {drafts.length === 0 && <p className="text-sm text-quiet">{texts.none}</p>}
      {drafts.map((draft, at) => (
        <FestivalFields
          key={draft.key}
          draft={draft}
          at={at}
          errors={errors}
          orderBy={saved.find(({ name, day }) => name === draft.name && day === draft.day)?.orderBy}
          today={today}
          onChange={(change) =>
            setDrafts(drafts.map((one) => (one.key === draft.key ? { ...one, ...change } : one)))
          }
          onRemove={() => setDrafts(drafts.filter(({ key }) => key !== draft.key))}
        />
      ))}
      <div className="flex flex-wrap gap-3">
        <Button
          type="button"
          look="secondary"
          disabled={drafts.length >= mostFestivals}
          onClick={add}
        >
          {texts.add}
        </Button>
        <Button type="submit" busy={busy}>
          {texts.save}
        </Button>
      </div>
    </form>
  )
}

function FestivalFields({
  draft,
  at,
  errors,
  orderBy,
  today,
  onChange,
  onRemove,
}: {
  draft: Draft
  /** Its index in the request. */
  at: number
  errors: Record<string, string>
  /** Known after saving. */
  orderBy: string | undefined
  today: string
  onChange: (change: Partial<Draft>) => void
  onRemove: () => void
}) {
  const field = (name: Exclude<keyof Draft, 'key'>) => ({
    name: `festivals.${at}.${name}`,
    label: texts[name],
    value: draft[name],
    error: errors[`festivals.${at}.${name}`],
    onChange: ({ target }: { target: { value: string } }) => onChange({ [name]: target.value }),
  })
  return (
    <fieldset className="border-t border-hairline pt-4">
      <legend className="sr-only">{draft.name || texts.one(at + 1)}</legend>
      <div className="grid gap-x-4 gap-y-1 sm:grid-cols-2 lg:grid-cols-4">
        <Field {...field('name')} maxLength={40} />
        <Field {...field('nameHi')} hint={texts.nameHint} maxLength={40} lang="hi" />
        <Field {...field('day')} type="date" />
        <Field {...field('shownFrom')} type="date" />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="tabular text-sm text-quiet">
          {orderBy && (orderBy < today ? texts.over : texts.orderBy(formatDate(orderBy)))}
        </p>
        <Button
          type="button"
          look="quiet"
          aria-label={texts.removeOf(draft.name || texts.one(at + 1))}
          onClick={onRemove}
        >
          {texts.remove}
        </Button>
      </div>
    </fieldset>
  )
}
