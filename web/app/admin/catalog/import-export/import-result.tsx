import type { ImportReport } from '@tohfa/contract/catalog/product-import'
import { inLanguage } from '#platform/api/in-language.ts'
import { importExportTexts as texts } from './import-export.texts.ts'

import { ImportChanges } from './import-changes.tsx'

/** More than anybody corrects at once; the file is checked again afterwards. */
const mostShown = 100
const { problemColumns: columns } = texts

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
        <Problems problems={problems} />
      )}
    </div>
  )
}

function Problems({ problems }: Pick<ImportReport, 'problems'>) {
  return (
    <>
      <p className="pt-2 text-sm font-medium text-danger">{texts.problems(problems.length)}</p>
      <table className="tabular mt-2 w-full text-left text-sm">
        <thead>
          <tr className="border-b border-hairline text-xs text-quiet">
            {[columns.line, columns.column, columns.what].map((column) => (
              <th key={column} scope="col" className="py-1.5 pr-4 font-medium">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {problems.slice(0, mostShown).map(({ line, field, sentence, ...key }) => (
            <tr key={`${line} ${field} ${sentence}`} className="border-b border-hairline align-top">
              <td className="py-1.5 pr-4">{line}</td>
              <td className="py-1.5 pr-4 wrap-anywhere">{field}</td>
              <td className="py-1.5">{inLanguage(sentence, key)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {problems.length > mostShown && (
        <p className="pt-2 text-sm">{texts.more(problems.length - mostShown)}</p>
      )}
    </>
  )
}
