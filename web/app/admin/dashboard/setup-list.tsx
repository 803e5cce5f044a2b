import { Check, Circle } from 'lucide'
import type { Setup, SetupStep } from '@tohfa/contract/backoffice/setup'
import type { SettingsForm } from '@tohfa/contract/backoffice/settings/settings-table'
import { useCall } from '#platform/api/use-call.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.ts'
import { textLinkClass } from '#ui/text-link-class.ts'
import { toast } from '#ui/toast/toast.ts'
import { setupStepTexts, setupTexts as texts } from './setup.texts.ts'

const places = {
  particulars: '/admin/settings',
  seller: '/admin/tax',
  product: '/admin/product-add-update',
  studio: '/admin',
  taxClasses: '/admin/tax',
  texts: '/admin/texts',
  payments: '/sandbox',
  carrier: '/sandbox',
  mail: '/sandbox',
} as const satisfies Record<SetupStep, string>

/** The server settings of providers, which the sandbox replaces until they are set. */
const variables: Partial<Record<SetupStep, string>> = {
  payments: 'RAZORPAY_KEY_ID, RAZORPAY_KEY_SECRET',
  carrier: 'DELHIVERY_TOKEN',
  mail: 'SMTP_URL',
}

/**
 * The owner's setup steps before the shop opens, each one press away, until all are done or hidden.
 */
export function SetupList({ setup, reload }: { setup: Setup; reload: () => void }) {
  const { shown, steps, productId } = setup
  const [busy, call] = useCall()
  const done = steps.filter((one) => one.done).length
  if (!shown || done === steps.length) return null

  async function note(change: SettingsForm['setup'], confirmation: string) {
    const answer = await call('PUT /admin/settings', { body: { setup: change } })
    if (!answer.success) return toast('error', answer.error, 'setup')
    if (confirmation) toast('success', confirmation, 'setup')
    reload()
  }

  return (
    <section aria-labelledby="setup">
      <div className="flex flex-wrap items-baseline gap-x-4 pb-2">
        <h2 id="setup" className="text-lg font-semibold">
          {texts.heading}
        </h2>
        <p className="tabular text-sm text-quiet">{texts.progress(done, steps.length)}</p>
      </div>
      <ul className="divide-y divide-hairline border-y border-hairline">
        {steps.map((one) => (
          <li key={one.step} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
            <div className="flex min-w-0 flex-1 basis-64 gap-3">
              <Icon
                shape={one.done ? Check : Circle}
                className={`mt-0.5 size-5 shrink-0 ${one.done ? 'text-success' : 'text-quiet'}`}
              />
              <div className="min-w-0">
                <span className="sr-only">{`${one.done ? texts.done : texts.open} `}</span>
                <StepLink step={one.step} productId={productId} />
                {!one.done && (
                  <p className="text-sm wrap-anywhere text-quiet">
                    {[setupStepTexts[one.step].why, variables[one.step]].filter(Boolean).join(' ')}
                  </p>
                )}
              </div>
            </div>
            {one.step === 'texts' && !one.done && (
              <Button
                look="secondary"
                busy={busy}
                onClick={() => void note({ textsRead: true }, '')}
              >
                {texts.read}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <Button
        look="quiet"
        className="mt-2"
        busy={busy}
        onClick={() => void note({ shown: false }, texts.hidden)}
      >
        {texts.hide}
      </Button>
    </section>
  )
}

function StepLink({ step, productId }: { step: SetupStep; productId: string | null }) {
  const { label } = setupStepTexts[step]
  const to = places[step]
  // The sandbox is not a page of the site map.
  if (to === '/sandbox')
    return (
      <a href={to} className={textLinkClass}>
        {label}
      </a>
    )
  return (
    <Link
      to={step === 'studio' && productId ? `/admin/product-studio/${productId}` : to}
      className={textLinkClass}
    >
      {label}
    </Link>
  )
}
