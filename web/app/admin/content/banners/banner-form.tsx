import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Field, FieldFrame } from '#ui/form/field.tsx'
import { Select } from '#ui/form/select.tsx'
import { useSavedForm } from '#admin/frame/use-saved-form.ts'
import { BannerPicture } from './banner-picture.tsx'
import { type BannerDraft, framesOf, saveBanner } from './banners.calls.ts'
import { bannerFormTexts as texts, placeLabels } from './banners.texts.ts'
import { fromField, toField } from './india-time.ts'

const places = Object.entries(placeLabels).map(([value, label]) => ({ value, label }))

/** A banner's picture, link and dates; the server's messages appear at the fields. */
export function BannerForm({
  start,
  onCancel,
  onSaved,
}: {
  start: BannerDraft
  onCancel: () => void
  onSaved: () => void
}) {
  const [draft, setDraft] = useState(start)
  const {
    errors: fields,
    busy,
    props,
  } = useSavedForm(
    'banner',
    () => saveBanner(draft),
    ({ alt }) => {
      onSaved()
      return texts.saved(alt)
    },
  )
  const change = (part: Partial<BannerDraft>) => setDraft((now) => ({ ...now, ...part }))

  return (
    <form {...props} className="flex flex-col gap-2 p-5">
      <FieldFrame label={texts.place} error={fields['position'] ?? fields['deviceType']}>
        {(tie) => (
          <Select
            {...tie}
            options={places}
            value={draft.place}
            onChange={({ currentTarget: { value: place } }) => change({ place })}
          />
        )}
      </FieldFrame>
      <BannerPicture
        imageUrl={draft.imageUrl}
        frames={framesOf(draft.place)}
        error={fields['imageUrl']}
        onChange={(imageUrl) => change({ imageUrl })}
      />
      <Field
        label={texts.link}
        hint={texts.linkHint}
        error={fields['link']}
        value={draft.link}
        onChange={({ currentTarget: { value: link } }) => change({ link })}
      />
      <Field
        label={texts.alt}
        hint={texts.altHint}
        error={fields['alt']}
        value={draft.alt}
        maxLength={200}
        onChange={({ currentTarget: { value: alt } }) => change({ alt })}
      />
      <div className="grid gap-x-4 sm:grid-cols-2">
        {(['startsAt', 'endsAt'] as const).map((name) => (
          <Field
            key={name}
            type="datetime-local"
            label={texts[name]}
            hint={texts.datesHint}
            error={fields[name]}
            defaultValue={toField(draft[name])}
            onChange={({ currentTarget: { value } }) => change({ [name]: fromField(value) })}
          />
        ))}
      </div>
      <div className="flex flex-wrap justify-end gap-3 pt-2">
        <Button look="secondary" onClick={onCancel}>
          {texts.cancel}
        </Button>
        <Button type="submit" busy={busy}>
          {texts.save}
        </Button>
      </div>
    </form>
  )
}
