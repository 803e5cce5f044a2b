import type { Setup } from '@tohfa/contract/backoffice/setup'
import type { SettingsForm } from '@tohfa/contract/backoffice/settings/settings-table'
import { useCall } from '#platform/api/use-call.ts'
import { Button } from '#ui/button.tsx'
import { Link } from '#ui/link.ts'
import { textLinkClass } from '#ui/text-link-class.ts'
import { toast } from '#ui/toast/toast.ts'
import { SetupLine } from './setup-line.tsx'
import { hurtTexts, setupTexts as texts } from './setup.texts.ts'

/**
 * The owner's setup steps before the shop opens, each one press away, until all are done or hidden.
 */
export function SetupList({ setup, reload }: { setup: Setup; reload: () => void }) {
  const { shown, steps, productId, isSample } = setup
  const [busy, call] = useCall()
  const needed = steps.filter((one) => !one.optional)
  const done = needed.filter((one) => one.done).length
  if (isSample && !shown) return <SampleNotice />
  if (!shown || done === needed.length) return null
  const hurts = needed.flatMap(({ step, done }) => (done ? [] : (hurtTexts[step] ?? [])))

  async function hide() {
    const change: SettingsForm['setup'] = { shown: false }
    const answer = await call('PUT /admin/settings', { body: { setup: change } })
    if (!answer.success) return toast('error', answer.error, 'setup')
    toast('success', texts.hidden, 'setup')
    reload()
  }

  return (
    <section aria-labelledby="setup">
      <div className="flex flex-wrap items-baseline gap-x-4 pb-2">
        <h2 id="setup" className="text-lg font-semibold">
          {texts.heading}
        </h2>
        <p className="tabular text-sm text-quiet">{texts.progress(done, needed.length)}</p>
      </div>
      {hurts.length > 0 && (
        <div className="pb-3 text-sm">
          <p className="font-medium">{texts.hurts}</p>
          <ul className="list-disc pl-5 text-quiet">
            {hurts.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </div>
      )}
      <ul aria-labelledby="setup" className="divide-y divide-hairline border-y border-hairline">
        {steps.map((one) => (
          <SetupLine key={one.step} line={one} productId={productId} reload={reload} />
        ))}
      </ul>
      <Button look="quiet" className="mt-2" busy={busy} onClick={() => void hide()}>
        {texts.hide}
      </Button>
    </section>
  )
}

/** A shop that shows the sample leads to an own one. */
function SampleNotice() {
  return (
    <p className="flex flex-wrap items-baseline gap-x-4 text-sm">
      <span>{texts.sample}</span>
      <Link to="/admin/templates" className={`${textLinkClass} inline-flex min-h-11 items-center`}>
        {texts.begin}
      </Link>
    </p>
  )
}
