import { useEffect, useMemo, useRef, useState } from 'react'
import type { SettingSection } from '@tohfa/contract/backoffice/settings/setting-kinds'
import type { ShopSettings } from '@tohfa/contract/backoffice/settings/settings-table'
import { Button } from '#ui/button.tsx'
import { toast } from '#ui/toast/toast.ts'
import { useFocusFirstWrong } from '#admin/frame/use-focus-first-wrong.ts'
import { SettingInput } from './setting-field.tsx'
import { fieldsOf } from './settings-fields.ts'
import { draftOf, isSame, saveSettings } from './settings-draft.ts'
import { sectionTexts, settingsTexts as texts } from './settings.texts.ts'

/** Settings that belong together; they are saved on their own, and the server's sentences stand at the fields. */
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
  const [saved, setSaved] = useState(() => draftOf(settings, fields))
  const [draft, setDraft] = useState(saved)
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [busy, setBusy] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const focusFirstWrong = useFocusFirstWrong(form)
  const isDirty = !isSame(draft, saved)

  useEffect(() => onDirty(name, isDirty), [name, isDirty, onDirty])

  async function save() {
    setBusy(true)
    const answer = await saveSettings(fields, draft)
    setBusy(false)
    setErrors(answer.success ? {} : (answer.fields ?? {}))
    if (answer.success) {
      const kept = draftOf(answer.data, fields)
      setSaved(kept)
      setDraft(kept)
      return toast('success', texts.saved(heading), 'settings')
    }
    toast('error', answer.error, 'settings')
    focusFirstWrong()
  }

  return (
    <section aria-labelledby={`settings-${name}`}>
      <h2 id={`settings-${name}`} className="text-lg font-semibold">
        {heading}
      </h2>
      <p className="max-w-2xl pb-4 text-sm text-quiet">{sentence}</p>
      <form
        ref={form}
        noValidate
        aria-labelledby={`settings-${name}`}
        className="grid max-w-3xl grid-cols-2 gap-x-4 gap-y-2"
        onSubmit={(event) => {
          event.preventDefault()
          void save()
        }}
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
        <div className="flex flex-wrap items-center gap-3 col-span-2 pt-1">
          <Button type="submit" busy={busy} aria-label={texts.saveOf(heading)}>
            {texts.save}
          </Button>
          <p aria-live="polite" className="text-sm text-quiet">
            {isDirty && texts.unsaved}
          </p>
        </div>
      </form>
    </section>
  )
}
