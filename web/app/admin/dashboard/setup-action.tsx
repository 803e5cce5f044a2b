import type { ConfirmedStep, Setup } from '@tohfa/contract/backoffice/setup'
import { useCall } from '#platform/api/use-call.ts'
import { fromSetup } from '#admin/frame/setup-return.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'
import { toast } from '#ui/toast/toast.ts'
import { setupStepTexts, setupTexts as texts } from './setup.texts.ts'

/** What an owner confirms or tries out right in the list. */
export function SetupAction({
  line: { step, done },
  reload,
}: {
  line: Setup['steps'][number]
  reload: () => void
}) {
  const [busy, call] = useCall()

  async function confirm(what: ConfirmedStep) {
    const answer = await (what === 'texts'
      ? call('POST /admin/setup/texts', { body: {} })
      : call('POST /admin/setup/delivery', { body: {} }))
    if (!answer.success) return toast('error', answer.error, 'setup')
    reload()
  }

  async function tryOut(provider: 'mail' | 'carrier') {
    const answer = await (provider === 'mail'
      ? call('POST /admin/setup/mail', { body: {} })
      : call('POST /admin/setup/carrier', { body: {} }))
    if (!answer.success) return toast('error', answer.error, 'setup')
    const { simulated, to } = answer.data
    const isMail = provider === 'mail'
    const sandbox = isMail ? texts.mailWritten : texts.sandboxAnswered
    const real = isMail ? texts.mailSent(to ?? '') : texts.carrierAnswered
    toast('success', simulated ? sandbox : real, 'setup')
    reload()
  }

  if ((step === 'texts' || step === 'delivery') && !done)
    return (
      <Button look="secondary" busy={busy} onClick={() => void confirm(step)}>
        {step === 'texts' ? texts.read : texts.asItIs}
      </Button>
    )
  if (step === 'product' && !done)
    return (
      <ButtonLink look="secondary" to="/admin/templates" state={fromSetup}>
        {texts.templates}
      </ButtonLink>
    )
  if (step === 'payments')
    return (
      <ButtonLink
        look="secondary"
        to="/payment-trial"
        aria-label={texts.tryOf(setupStepTexts[step].label)}
      >
        {texts.try}
      </ButtonLink>
    )
  if (step !== 'mail' && step !== 'carrier') return null
  return (
    <Button
      look="secondary"
      busy={busy}
      aria-label={texts.tryOf(setupStepTexts[step].label)}
      onClick={() => void tryOut(step)}
    >
      {texts.try}
    </Button>
  )
}
