import { useId, useSyncExternalStore } from 'react'
import { assignPendingAction, savePendingAction } from '#platform/session/pending-action.ts'
import { useNavigate } from '#ui/link.ts'
import { type WaitingChoice, waitingStore } from './waiting-choices.ts'
import { WaitingLine } from './waiting-line.tsx'
import { waitingTexts as texts } from './waiting.texts.ts'

/**
 * Choices from before the sign-in that are not in the cart: designs to approve, and refused ones.
 */
export default function StillWaiting({ userId }: { userId: string }) {
  const all = useSyncExternalStore(waitingStore.subscribe, waitingStore.current)
  const waiting = all.filter(({ isPrinted, refused }) => isPrinted || refused !== undefined)
  const headingId = useId()
  const navigate = useNavigate()

  /** Opens the proof on the page of its product, as after a sign-in on the way to it. */
  async function approve({ productId, choice }: WaitingChoice) {
    const state = {
      choice,
      isPlain: false,
      pending: { id: savePendingAction(), press: 'add' },
    }
    assignPendingAction({ fromState: state }, userId)
    await navigate(`/product-detail/${productId}`, { state })
  }

  if (waiting.length === 0) return null
  return (
    <section aria-labelledby={headingId} className="mb-8 max-w-3xl">
      <p id={headingId} className="pb-3 text-lg font-semibold">
        {texts.waitsFor}
      </p>
      <ul className="border-t border-hairline">
        {waiting.map((one) => (
          <WaitingLine
            key={JSON.stringify(one)}
            waiting={one}
            onApprove={() => void approve(one)}
          />
        ))}
      </ul>
    </section>
  )
}
