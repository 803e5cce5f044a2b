import type { Overview } from '@tohfa/contract/overview'
import type { Href } from '@tohfa/contract/site-map'
import { Link } from '../../ui/link.ts'
import { overviewTexts as texts } from './overview.texts.ts'
import { Panel, PanelLine, panelLink } from './panel.tsx'

/** What waits for the press, and what is in the way of it. */
export function ToPrint({ printing }: Pick<Overview, 'printing'>) {
  const { waiting, late, held, failed } = printing
  const matters: readonly (readonly [string, number, Href])[] = [
    [texts.late, late, '/admin/print'],
    [texts.held, held, '/admin/print?state=held'],
    [texts.printFailed, failed, '/admin/print?state=failed'],
  ]
  return (
    <Panel heading={texts.printing}>
      <p className="text-sm">{waiting === 0 ? texts.nothingToPrint : texts.toPrint(waiting)}</p>
      <ul>
        {matters
          .filter(([, lines]) => lines > 0)
          .map(([name, lines, to]) => (
            <PanelLine key={name} end={lines}>
              <Link to={to} className="text-link underline-offset-4 hover:underline">
                {name}
              </Link>
            </PanelLine>
          ))}
      </ul>
      {waiting > 0 && (
        <Link to="/admin/print" className={panelLink}>
          {texts.printQueue}
        </Link>
      )}
    </Panel>
  )
}
