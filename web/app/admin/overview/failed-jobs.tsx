import type { Overview } from '@tohfa/contract/overview'
import { formatDateTime } from '../../locale/dates.ts'
import { overviewTexts as texts } from './overview.texts.ts'
import { Panel, PanelLine } from './panel.tsx'

/** Work in the background whose tries are used up, by its kind. */
export function FailedJobs({ jobs }: Pick<Overview, 'jobs'>) {
  return (
    <Panel heading={texts.jobs}>
      {jobs.length === 0 && <p className="text-sm">{texts.noJobs}</p>}
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
