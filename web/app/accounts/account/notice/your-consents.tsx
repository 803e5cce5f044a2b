import type { Consent } from '@tohfa/contract/accounts/consents'
import { useGet } from '#platform/api/use-get.ts'
import { formatDateTime } from '#platform/i18n/dates.ts'
import { Button } from '#ui/button.tsx'
import { Link } from '#ui/link.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { textLinkClass } from '#ui/text-link-class.ts'
import { noticeTexts as texts, purposeLabels } from './notice.texts.ts'

/** The consents of a person, each with the version of the notice, and their withdrawals. */
export function YourConsents({ userId }: { userId: string }) {
  const { answer, latest, reload } = useGet('GET /user/:id/consents', { params: { id: userId } })
  const list = latest?.success ? latest.data : null
  return (
    <section className="max-w-2xl">
      <h2 className="text-lg font-semibold">{texts.heading}</h2>
      <p className="mt-1 text-sm text-quiet">
        {`${texts.sentence} `}
        <Link to="/data-notice" className={textLinkClass}>
          {texts.read}
        </Link>
      </p>
      {!list && answer?.success === false && (
        <div role="alert" className="mt-4 flex flex-col items-start gap-3">
          <p>{texts.notRead}</p>
          <Button look="secondary" onClick={reload}>
            {texts.retry}
          </Button>
        </div>
      )}
      {!list && !answer && <Skeleton className="mt-4 h-16" />}
      {list?.length === 0 && <p className="mt-3 text-sm">{texts.none}</p>}
      {list && list.length > 0 && (
        <ul className="mt-3 border-t border-hairline">
          {list.map((consent) => (
            <ConsentLine key={`${consent.purpose} ${consent.givenAt}`} consent={consent} />
          ))}
        </ul>
      )}
    </section>
  )
}

function ConsentLine({
  consent: { purpose, version, wording, givenAt, withdrawnAt },
}: {
  consent: Consent
}) {
  return (
    <li className="border-b border-hairline py-3 text-sm">
      <p className="font-medium">{purposeLabels[purpose]}</p>
      {wording && <p>{wording}</p>}
      <p className="tabular text-quiet">
        {`${texts.version(version)} · ${texts.given(formatDateTime(givenAt))}`}
        {withdrawnAt && ` · ${texts.withdrawn(formatDateTime(withdrawnAt))}`}
      </p>
    </li>
  )
}
