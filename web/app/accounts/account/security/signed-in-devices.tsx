import { Monitor, Smartphone } from 'lucide'
import { useState } from 'react'
import type { SignedInSession } from '@tohfa/contract/accounts/sessions'
import { Icon } from '#ui/icon.tsx'
import { useNavigate } from '#ui/link.ts'
import type { AnswerTo } from '#platform/api/api-client.ts'
import { formatDateTime } from '#platform/i18n/dates.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { textLinkClass } from '#ui/text-link-class.ts'
import { toast } from '#ui/toast/toast.ts'
import { useGet } from '#platform/api/use-get.ts'
import { endAllDevices, endDevice } from './security.calls.ts'
import { safetyTexts } from './security.texts.ts'
import { leaveSession } from '#platform/session/session.store.ts'

const texts = safetyTexts.devices
const phones = new Set(['Android', 'iPhone', 'iPad'])

/** The person's sessions, and how to end one of them, or all. */
export function SignedInDevices({ userId }: { userId: string }) {
  const { answer, latest, reload } = useGet('GET /user/:id/sessions', {
    params: { id: userId },
  })
  const [asking, setAsking] = useState(false)
  const list = latest?.success ? latest.data : null

  async function end(session: SignedInSession) {
    showResult(await endDevice(userId, session.id))
    reload()
  }

  return (
    <section className="max-w-2xl">
      <h2 className="text-lg font-semibold">{texts.heading}</h2>
      <p className="mt-1 text-sm text-quiet">{texts.sentence}</p>
      {!list && answer?.success === false && (
        <div role="alert" className="mt-4 flex flex-col items-start gap-3">
          <p>{texts.notRead}</p>
          <Button look="secondary" onClick={reload}>
            {safetyTexts.data.tryAgain}
          </Button>
        </div>
      )}
      {!list && !answer && <Skeleton className="mt-4 h-20" />}
      {list && (
        <>
          <ul className="mt-3 border-t border-hairline">
            {list.map((session) => (
              <DeviceLine key={session.id} session={session} onEnd={() => void end(session)} />
            ))}
          </ul>
          <Button look="secondary" className="mt-5" onClick={() => setAsking(true)}>
            {texts.everywhere}
          </Button>
        </>
      )}
      <EverywhereDialog userId={userId} open={asking} onClose={() => setAsking(false)} />
    </section>
  )
}

function DeviceLine({
  session: { browser, system, lastSeenAt, current },
  onEnd,
}: {
  session: SignedInSession
  onEnd: () => void
}) {
  const icon = system !== null && phones.has(system) ? Smartphone : Monitor
  const name =
    browser !== null && system !== null ? texts.on(browser, system) : (browser ?? texts.unknown)
  const when = formatDateTime(lastSeenAt)
  return (
    <li className="flex flex-wrap items-center gap-x-4 border-b border-hairline py-3">
      <Icon shape={icon} className="size-5 shrink-0 text-quiet" />
      <p className="min-w-0 flex-1">
        <span className="block font-medium">{name}</span>
        <span className="block text-sm text-quiet">
          {current ? (
            texts.here
          ) : (
            <>
              {`${texts.lastSeen} `}
              <time dateTime={lastSeenAt}>{when}</time>
            </>
          )}
        </span>
      </p>
      {!current && (
        <button
          type="button"
          className={`min-h-11 text-sm ${textLinkClass}`}
          aria-label={texts.signOutOf(name, when)}
          onClick={onEnd}
        >
          {texts.signOut}
        </button>
      )}
    </li>
  )
}

function EverywhereDialog({
  userId,
  open,
  onClose,
}: {
  userId: string
  open: boolean
  onClose: () => void
}) {
  const [busy, setBusy] = useState(false)
  const navigate = useNavigate()

  async function endAll() {
    setBusy(true)
    const answer = await endAllDevices(userId)
    setBusy(false)
    showResult(answer)
    if (!answer.success) return onClose()
    leaveSession()
    void navigate('/signin')
  }

  return (
    <Dialog open={open} onClose={onClose} title={texts.everywhereTitle} role="alertdialog">
      <div className="flex flex-col gap-6 p-5">
        <p>{texts.everywhereSentence}</p>
        <div className="flex flex-wrap justify-end gap-3">
          <Button look="secondary" onClick={onClose}>
            {safetyTexts.data.cancel}
          </Button>
          <Button busy={busy} onClick={() => void endAll()}>
            {texts.everywhereYes}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}

function showResult(answer: AnswerTo<'DELETE /user/:id/sessions'>) {
  toast(
    answer.success ? 'success' : 'error',
    answer.success ? answer.message : answer.error,
    'devices',
  )
}
