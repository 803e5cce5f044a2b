import type { Dashboard } from '@tohfa/contract/backoffice/dashboard'
import { formatDateTime } from '#platform/i18n/dates.ts'
import { dashboardTexts as texts } from './dashboard.texts.ts'
import { Panel, PanelLine } from './panel.tsx'

/** Background jobs without attempts left, by kind. */
export function FailedJobs({ jobs }: Pick<Dashboard, 'jobs'>) {
  if (jobs.length === 0) return null
  return (
    <Panel id="jobs" heading={texts.jobs}>
      <ul>
        {jobs.map(({ name, count, lastAt, said }) => (
          <PanelLine key={name} end={texts.jobCount(count)}>
            <p className="font-medium">{name}</p>
            <p className="tabular text-xs text-quiet">{texts.lastTime(formatDateTime(lastAt))}</p>
            <p className="text-xs empty:hidden">{said}</p>
          </PanelLine>
        ))}
      </ul>
    </Panel>
  )
}
