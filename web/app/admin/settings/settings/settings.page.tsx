import { useCallback, useRef, useState } from 'react'
import {
  type SettingSection,
  settingSections,
} from '@tohfa/contract/backoffice/settings/setting-kinds'
import { call } from '#platform/api/api-client.ts'
import { useLoaded } from '#platform/page-head/use-loaded.ts'
import { adminLoader } from '#admin/frame/admin-loader.ts'
import { LeaveGuard } from '#admin/frame/leave-guard.tsx'
import { Reading } from '#admin/frame/reading.tsx'
import type { Route } from './+types/settings.page'
import { SettingsSection } from './settings-section.tsx'
import { settingsTexts as texts } from './settings.texts.ts'

export const clientLoader = adminLoader(({ signal }) => call('GET /admin/settings', { signal }))

/** What staff set of the shop, section by section. */
export default function SettingsPage({ loaderData }: Route.ComponentProps) {
  const { answer, latest, reload } = useLoaded(loaderData)
  const settings = latest?.success ? latest.data : null
  const [dirty, setDirty] = useState<readonly SettingSection[]>([])
  const isDone = useRef(false)
  const note = useCallback(
    (name: SettingSection, isDirty: boolean) =>
      setDirty((before) =>
        before.includes(name) === isDirty
          ? before
          : isDirty
            ? [...before, name]
            : before.filter((one) => one !== name),
      ),
    [],
  )

  return (
    <div className="page py-6">
      <title>{texts.title}</title>
      <h1 className="text-2xl font-semibold tracking-tight">{texts.heading}</h1>
      <p className="pb-6 text-sm text-quiet">{texts.sentence}</p>
      <Reading answer={answer} known={settings} texts={texts} reload={reload} />
      {settings && (
        <div className="flex flex-col gap-10">
          {settingSections.map((name) => (
            <SettingsSection key={name} name={name} settings={settings} onDirty={note} />
          ))}
        </div>
      )}
      <LeaveGuard isDirty={dirty.length > 0} isDone={isDone} onLeave={() => setDirty([])} />
    </div>
  )
}
