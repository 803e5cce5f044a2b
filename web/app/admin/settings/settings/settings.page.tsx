import { Fragment, useCallback, useRef, useState } from 'react'
import {
  type SettingSection,
  settingSections,
} from '@tohfa/contract/backoffice/settings/setting-kinds'
import { call } from '#platform/api/api-client.ts'
import { useLoaded } from '#platform/page-head/use-loaded.ts'
import { adminLoader } from '#admin/frame/admin-loader.ts'
import { LookSection } from '#admin/settings/look/look-section.tsx'
import { CashRulesSection } from '#admin/settings/cash-rules/cash-rules-form.tsx'
import { useMay, useStaffRole } from '#admin/frame/staff-role.ts'
import { useNamedField } from '#admin/frame/use-named-field.ts'
import { LeaveGuard } from '#admin/frame/leave-guard.tsx'
import { Reading } from '#admin/frame/reading.tsx'
import type { Route } from './+types/settings.page'
import { FeedLinks } from './feed-links.tsx'
import { SettingsSection } from './settings-section.tsx'
import { settingsTexts as texts } from './settings.texts.ts'

export const clientLoader = adminLoader(({ signal }) => call('GET /admin/settings', { signal }))

type Section = SettingSection | 'cashRules' | 'look'

/** The settings of the shop, by section. */
export default function SettingsPage({ loaderData }: Route.ComponentProps) {
  const { answer, latest, reload } = useLoaded(loaderData)
  const settings = latest?.success ? latest.data : null
  const may = useMay()
  const role = useStaffRole()
  useNamedField(settings !== null)
  const [dirty, setDirty] = useState<readonly Section[]>([])
  const isDone = useRef(false)
  const note = useCallback(
    (name: Section, isDirty: boolean) =>
      setDirty((before) =>
        before.includes(name) === isDirty
          ? before
          : isDirty
            ? [...before, name]
            : before.filter((one) => one !== name),
      ),
    [],
  )

  const noteLook = useCallback((isDirty: boolean) => note('look', isDirty), [note])
  const noteCash = useCallback((isDirty: boolean) => note('cashRules', isDirty), [note])

  return (
    <div className="page py-6">
      <title>{texts.title}</title>
      <h1 className="text-2xl font-semibold tracking-tight">{texts.heading}</h1>
      <p className="pb-6 text-sm text-quiet">{texts.sentence}</p>
      <Reading answer={answer} known={settings} texts={texts} reload={reload} />
      {settings && (
        <div className="flex flex-col gap-10">
          {settingSections.map((name) => (
            <Fragment key={name}>
              <SettingsSection name={name} settings={settings} onDirty={note} />
              {name === 'cash' && may('PUT /admin/cod-rules') && (
                <CashRulesSection onDirty={noteCash} />
              )}
              {name === 'particulars' && role === 'owner' && (
                <LookSection look={settings.look} onDirty={noteLook} />
              )}
            </Fragment>
          ))}
          <FeedLinks />
        </div>
      )}
      <LeaveGuard isDirty={dirty.length > 0} isDone={isDone} onLeave={() => setDirty([])} />
    </div>
  )
}
