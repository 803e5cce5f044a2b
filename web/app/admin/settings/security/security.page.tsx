import { useState } from 'react'
import type { SecondFactorState } from '@tohfa/contract/accounts/second-factor'
import { Button } from '#ui/button.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { toast } from '#ui/toast/toast.ts'
import { call } from '#platform/api/api-client.ts'
import { useLoaded } from '#platform/page-head/use-loaded.ts'
import { adminLoader } from '#admin/frame/admin-loader.ts'
import type { Route } from './+types/security.page'
import { NotRead } from '#admin/frame/not-read.tsx'
import { AskForm } from './ask-form.tsx'
import { endSecondFactor } from './security.calls.ts'
import { securityTexts as texts } from './security.texts.ts'
import { SetUp } from './set-up.tsx'

export const clientLoader = adminLoader(({ signal }) =>
  call('GET /admin/second-factor', { signal }),
)

/** The second factor of the signed-in staff member: enable and disable. */
export default function SecurityPage({ loaderData }: Route.ComponentProps) {
  const { answer, latest, reload } = useLoaded(loaderData)
  const [changing, setChanging] = useState(false)
  const state = latest?.success ? latest.data : null

  function stop() {
    setChanging(false)
    reload()
  }

  return (
    <div className="page py-6">
      <title>{texts.title}</title>
      <h1 className="pb-4 text-2xl font-semibold tracking-tight">{texts.heading}</h1>
      {!state && answer?.success === false && (
        <NotRead heading={texts.notRead} sentence={answer.error} reload={reload} />
      )}
      {!state && !answer && (
        <div aria-busy>
          <Skeleton className="h-40 max-w-2xl" />
        </div>
      )}
      {state && (
        <div className="flex max-w-2xl flex-col items-start gap-5">
          {!changing && <Present state={state} onChange={() => setChanging(true)} />}
          {changing && !state.enabled && <SetUp onDone={stop} onCancel={stop} />}
          {changing && state.enabled && <TurnOff onStop={stop} />}
        </div>
      )}
    </div>
  )
}

function Present({ state, onChange }: { state: SecondFactorState; onChange: () => void }) {
  if (!state.enabled)
    return (
      <>
        {state.required && (
          <p className="border-l-2 border-warning bg-warning-wash px-4 py-3 font-medium">
            {texts.required}
          </p>
        )}
        <p>
          {texts.off} {texts.why}
        </p>
        <Button onClick={onChange}>{texts.begin}</Button>
      </>
    )
  return (
    <>
      <p>
        {texts.on} {texts.left(state.recoveryCodesLeft)}
      </p>
      {state.required && <p>{texts.closedWithout}</p>}
      <Button look="danger" onClick={onChange}>
        {texts.turnOff}
      </Button>
    </>
  )
}

function TurnOff({ onStop }: { onStop: () => void }) {
  return (
    <>
      <h2 className="text-lg font-semibold">{texts.turnOffHeading}</h2>
      <AskForm
        asks={['password', 'code']}
        codeHint={texts.anyCodeHint}
        action={texts.turnOff}
        dangerous
        onCancel={onStop}
        onGiven={async (given) => {
          const answer = await endSecondFactor(given)
          if (!answer.success) return answer
          toast('success', answer.message ?? '')
          onStop()
          return null
        }}
      />
    </>
  )
}
