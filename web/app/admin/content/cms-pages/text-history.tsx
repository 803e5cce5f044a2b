import type { CmsPageVersion } from '@tohfa/contract/backoffice/cms-pages/cms-pages.calls'
import { formatDate } from '#platform/i18n/dates.ts'
import { Button } from '#ui/button.tsx'
import { cmsPageTexts as texts } from './cms-pages.texts.ts'

/**
 * The versions of a text with author and time; each can be loaded into the form and saved again.
 */
export function TextHistory({
  history,
  onTake,
}: {
  history: readonly CmsPageVersion[]
  onTake: (version: CmsPageVersion) => void
}) {
  return (
    <section className="max-w-3xl pt-10">
      <h2 className="pb-2 text-lg font-semibold">{texts.history}</h2>
      {history.length === 0 && <p className="text-sm text-quiet">{texts.noHistory}</p>}
      <ul className="divide-y divide-hairline">
        {history.map((one) => (
          <li
            key={one.version}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2 text-sm"
          >
            <p className="min-w-0 wrap-anywhere">
              {one.builtIn ? texts.builtInVersion : texts.version(one.version)}
              <span className="block text-xs text-quiet">
                {one.by ?? texts.someone}
                {one.at && `, ${formatDate(one.at)}`}
              </span>
            </p>
            <Button look="quiet" aria-label={texts.takeOf(one.version)} onClick={() => onTake(one)}>
              {texts.take}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
