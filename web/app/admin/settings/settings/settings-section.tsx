import { useEffect, useMemo, useState } from 'react'
import type { SettingSection } from '@tohfa/contract/backoffice/settings/setting-kinds'
import type { ShopSettings } from '@tohfa/contract/backoffice/settings/settings-table'
import { SaveRow } from '#admin/frame/save-row.tsx'
import { useSavedForm } from '#admin/frame/use-saved-form.ts'
import { useShownShop } from '#admin/frame/use-shown-shop.ts'
import { SettingInput } from './setting-field.tsx'
import { fieldsOf } from './settings-fields.ts'
import { useOfferedParticulars } from './offered-particulars.ts'
import { draftOf, isSame, saveSettings } from './settings-draft.ts'
import { sectionTexts, settingsTexts as texts } from './settings.texts.ts'

/** A section of settings that is saved on its own; the server's messages appear at the fields. */
export function SettingsSection({
  name,
  settings,
  onDirty,
}: {
  name: SettingSection
  settings: ShopSettings
  onDirty: (name: SettingSection, isDirty: boolean) => void
}) {
  const fields = useMemo(() => fieldsOf(name), [name])
  const { heading, sentence } = sectionTexts[name]
  const { showSettings } = useShownShop()
  const offered = useOfferedParticulars(settings)
  const [saved, setSaved] = useState(() => draftOf(offered, fields))
  const [draft, setDraft] = useState(saved)
  const { errors, busy, props } = useSavedForm(
    'settings',
    () => saveSettings(fields, draft),
    (settings) => {
      const kept = draftOf(settings, fields)
      setSaved(kept)
      setDraft(kept)
      showSettings(settings)
      return texts.saved(heading)
    },
  )
  const isDirty = !isSame(draft, saved)

  useEffect(() => onDirty(name, isDirty), [name, isDirty, onDirty])

  return (
    <section aria-labelledby={`settings-${name}`}>
      <h2 id={`settings-${name}`} className="text-lg font-semibold">
        {heading}
      </h2>
      <p className="max-w-2xl pb-4 text-sm text-quiet">{sentence}</p>
      <form
        {...props}
        aria-labelledby={`settings-${name}`}
        className="grid max-w-3xl grid-cols-2 gap-x-4 gap-y-2"
      >
        {fields.map((field) => (
          <SettingInput
            key={field.path}
            field={field}
            value={draft[field.path]}
            error={errors[field.path]}
            onChange={(value) => setDraft((now) => ({ ...now, [field.path]: value }))}
          />
        ))}
        <SaveRow
          save={texts.save}
          label={texts.saveOf(heading)}
          busy={busy}
          unsaved={isDirty && texts.unsaved}
          className="col-span-2 pt-1"
        />
      </form>
    </section>
  )
}
