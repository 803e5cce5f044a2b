import { Check, Circle } from 'lucide'
import type { Setup, SetupStep } from '@tohfa/contract/backoffice/setup'
import { formatDate } from '#platform/i18n/dates.ts'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.ts'
import { textLinkClass } from '#ui/text-link-class.ts'
import { fromSetup } from '#admin/frame/setup-return.tsx'
import { SetupAction } from './setup-action.tsx'
import { setupStepTexts, setupTexts as texts, untriedTexts } from './setup.texts.ts'

/** Where each step is made, down to the field. */
const places = {
  name: '/admin/settings#particulars.name',
  particulars: '/admin/settings#particulars.address',
  look: '/admin/settings#look.logo',
  seller: '/admin/tax#legalName',
  product: '/admin/quick-product',
  studio: '/admin',
  taxClasses: '/admin/tax#review',
  delivery: '/admin/settings#promise.cutoffHour',
  texts: '/admin/texts',
  payments: '/sandbox',
  carrier: '/sandbox',
  mail: '/sandbox',
  staff: '/admin/people',
} as const satisfies Record<SetupStep, string>

/** The server settings of providers, which the sandbox replaces until they are set. */
const variables: Partial<Record<SetupStep, string>> = {
  payments: 'RAZORPAY_KEY_ID, RAZORPAY_KEY_SECRET',
  carrier: 'DELHIVERY_TOKEN',
  mail: 'SMTP_URL',
}

type Line = Setup['steps'][number]

/** A step with its state, its field and what can be tried out. */
export function SetupLine({
  line,
  productId,
  reload,
}: {
  line: Line
  productId: string | null
  reload: () => void
}) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
      <div className="flex min-w-0 flex-1 basis-64 gap-3">
        <Icon
          shape={line.done ? Check : Circle}
          className={`mt-0.5 size-5 shrink-0 ${line.done ? 'text-success' : 'text-quiet'}`}
        />
        <div className="min-w-0">
          <span className="sr-only">{`${line.done ? texts.done : texts.open} `}</span>
          <StepLink line={line} productId={productId} />
          <p className="text-sm wrap-anywhere text-quiet empty:hidden">
            {line.done ? signature(line) : whyOpen(line)}
          </p>
        </div>
      </div>
      <SetupAction line={line} reload={reload} />
    </li>
  )
}

const signature = ({ by, at }: Line) => (by && at ? texts.by(by, formatDate(at)) : null)

function whyOpen({ step, simulated, optional }: Line): string {
  if (step in untriedTexts && !simulated) return untriedTexts[step as keyof typeof untriedTexts]
  return [optional && texts.optional, setupStepTexts[step].why, variables[step]]
    .filter(Boolean)
    .join(' ')
}

function StepLink({
  line: { step, simulated },
  productId,
}: {
  line: Line
  productId: string | null
}) {
  const { label } = setupStepTexts[step]
  const to = places[step]
  // The sandbox is not a page of the site map.
  if (to === '/sandbox')
    return simulated ? (
      <a href={to} className={`inline-block min-h-6 ${textLinkClass}`}>
        {label}
      </a>
    ) : (
      <span>{label}</span>
    )
  return (
    <Link
      to={step === 'studio' && productId ? `/admin/product-studio/${productId}` : to}
      state={fromSetup}
      className={`inline-block min-h-6 ${textLinkClass}`}
    >
      {label}
    </Link>
  )
}
