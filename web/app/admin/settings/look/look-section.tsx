import { useEffect, useId, useState } from 'react'
import {
  contrastOf,
  headerColors,
  isColor,
  usualHeader,
  writtenColor,
} from '@tohfa/contract/backoffice/settings/header-look'
import type { ShopSettings } from '@tohfa/contract/backoffice/settings/settings-table'
import { uploadPictures } from '#admin/catalog/product-form/upload.calls.ts'
import { SaveRow } from '#admin/frame/save-row.tsx'
import { useSavedForm } from '#admin/frame/use-saved-form.ts'
import { useShownShop } from '#admin/frame/use-shown-shop.ts'
import { call } from '#platform/api/api-client.ts'
import { useStoreParticulars } from '#platform/page-head/use-store-particulars.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { lookTexts as texts } from './look.texts.ts'

type Look = ShopSettings['look']

/** The logo and the colours of the header, a section of the settings for owners. */
export function LookSection({
  look,
  onDirty,
}: {
  look: Look
  onDirty: (isDirty: boolean) => void
}) {
  const { name } = useStoreParticulars()
  const { showSettings } = useShownShop()
  const [saved, setSaved] = useState(look)
  const [draft, setDraft] = useState(look)
  const { errors, busy, props } = useSavedForm(
    'look',
    () => call('PUT /admin/settings', { body: { look: draft } }),
    (settings) => {
      setSaved(settings.look)
      setDraft(settings.look)
      showSettings(settings)
      return texts.saved
    },
  )
  const isDirty = JSON.stringify(draft) !== JSON.stringify(saved)
  useEffect(() => onDirty(isDirty), [isDirty, onDirty])
  const change = (part: Partial<Look>) => setDraft((now) => ({ ...now, ...part }))

  return (
    <section aria-labelledby="look">
      <h2 id="look" className="text-lg font-semibold">
        {texts.heading}
      </h2>
      <p className="max-w-2xl pb-4 text-sm text-quiet">{texts.sentence}</p>
      <form
        {...props}
        aria-labelledby="look"
        className="grid max-w-3xl gap-x-4 gap-y-2 sm:grid-cols-2"
      >
        <LogoField
          logo={draft.logo}
          error={errors['look.logo']}
          onChange={(logo) => change({ logo })}
        />
        {(['ground', 'ink'] as const).map((part) => (
          <ColorField
            key={part}
            name={`look.${part}`}
            label={texts[part]}
            value={draft[part]}
            usual={usualHeader[part]}
            error={errors[`look.${part}`]}
            onChange={(value) => change({ [part]: value })}
          />
        ))}
        <Example name={name} look={draft} />
        <SaveRow
          save={texts.save}
          busy={busy}
          unsaved={isDirty && texts.unsaved}
          className="pt-1 sm:col-span-2"
        />
      </form>
    </section>
  )
}

function LogoField({
  logo,
  error,
  onChange,
}: {
  logo: string
  error: string | undefined
  onChange: (logo: string) => void
}) {
  const id = useId()
  const [failure, setFailure] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const wrong = failure ?? error

  async function choose(file: File | undefined) {
    if (!file) return
    setBusy(true)
    const answer = await uploadPictures([file], '', () => undefined)
    setBusy(false)
    setFailure(answer.success ? null : answer.error)
    if (answer.success) onChange(answer.imageUrls[0] ?? '')
  }

  return (
    <div className="flex flex-col gap-1 sm:col-span-2">
      <label htmlFor={id} className="text-sm font-medium">
        {texts.logo}
      </label>
      <div className="flex flex-wrap items-center gap-3">
        {logo && (
          <img
            src={logo}
            alt={texts.logo}
            className="h-11 max-w-48 rounded-control border border-hairline object-contain"
          />
        )}
        <div className="relative inline-flex min-h-11 items-center rounded-control border border-dashed border-control px-4 text-sm text-link hover:bg-link-wash has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-link">
          <input
            id={id}
            name="look.logo"
            type="file"
            accept="image/jpeg,image/png,image/webp,image/avif"
            aria-invalid={wrong ? true : undefined}
            aria-describedby={`${id}-note`}
            onChange={({ currentTarget }) => {
              const [file] = currentTarget.files ?? []
              // The same file may be chosen again after a failure.
              currentTarget.value = ''
              void choose(file)
            }}
            className="absolute inset-0 size-full cursor-pointer opacity-0"
          />
          {busy ? texts.uploading : logo ? texts.otherLogo : texts.chooseLogo}
        </div>
        {logo && (
          <Button look="secondary" onClick={() => onChange('')}>
            {texts.removeLogo}
          </Button>
        )}
      </div>
      <p
        id={`${id}-note`}
        className={`min-h-5 text-xs ${wrong ? 'font-medium text-danger' : 'text-quiet'}`}
      >
        {wrong ?? texts.logoHint}
      </p>
    </div>
  )
}

/** A colour by a press or by its code. */
function ColorField({
  name,
  label,
  value,
  usual,
  error,
  onChange,
}: {
  name: string
  label: string
  value: string
  usual: string
  error: string | undefined
  onChange: (value: string) => void
}) {
  const written = writtenColor(value)
  return (
    <div className="flex items-start gap-2">
      <input
        type="color"
        aria-label={texts.pick(label)}
        value={isColor(written) ? written : usual}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
        className="mt-6 size-11 shrink-0 cursor-pointer rounded-control border border-control bg-surface p-1"
      />
      <Field
        label={label}
        name={name}
        autoComplete="off"
        maxLength={30}
        hint={texts.colorHint}
        value={value}
        error={error}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
        className="min-w-0 flex-1"
      />
    </div>
  )
}

function Example({ name, look }: { name: string; look: Look }) {
  const written = { ground: writtenColor(look.ground), ink: writtenColor(look.ink) }
  const { ground, ink } = headerColors(written)
  if (!isColor(ground) || !isColor(ink)) return null
  const ratio = (Math.floor(contrastOf(ground, ink) * 10) / 10).toFixed(1)
  return (
    <figure className="sm:col-span-2">
      <div
        className="flex min-h-16 items-center gap-2.5 rounded-control border border-hairline px-4 text-xl font-bold"
        style={{ background: ground, color: ink }}
      >
        {look.logo && <img src={look.logo} alt="" className="h-9 max-w-40 object-contain" />}
        <span className="truncate" aria-hidden>
          {name}
        </span>
      </div>
      <figcaption className="pt-1 text-xs text-quiet">
        {texts.example}. {texts.contrast(ratio)}
      </figcaption>
    </figure>
  )
}
