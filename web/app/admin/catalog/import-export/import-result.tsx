import type { ImportReport } from '@tohfa/contract/catalog/product-import'
import { FileProblems } from './file-problems.tsx'
import { ImportChanges } from './import-changes.tsx'
import { importExportTexts as texts } from './import-export.texts.ts'

/** The result of a check: the changes, or the errors line by line. */
export function ImportResult({ name, report }: { name: string; report: ImportReport }) {
  const { problems } = report
  const figures = [
    [texts.created, report.created],
    [texts.changed, report.changed],
    ...(report.stockChanged > 0 ? [[texts.stockChanged, report.stockChanged] as const] : []),
    [texts.unchanged, report.unchanged],
  ] as const
  return (
    <div className="mt-4 border border-hairline bg-surface p-4">
      <h3 className="font-semibold wrap-anywhere">{`${name}, ${texts.rows(report.rows)}`}</h3>
      {problems.length === 0 ? (
        <>
          <h4 className="pt-2 text-sm text-quiet">{texts.report}</h4>
          <dl className="tabular grid grid-cols-[1fr_auto] gap-x-6 gap-y-1 pt-1 text-sm">
            {figures.map(([label, figure]) => (
              <div key={label} className="contents">
                <dt>{label}</dt>
                <dd className="text-right font-semibold">{figure}</dd>
              </div>
            ))}
          </dl>
          {report.created + report.changed === 0 && (
            <p className="pt-2 text-sm">{texts.nothingToDo}</p>
          )}
          <ImportChanges report={report} />
        </>
      ) : (
        <FileProblems problems={problems} />
      )}
    </div>
  )
}
