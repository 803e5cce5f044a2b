import { useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { signInState } from '#platform/session/sign-in-state.ts'
import { ButtonLink } from '#ui/button.tsx'
import { EmptyCart } from '#orders/cart/empty-cart.tsx'
import { waitingStore } from './waiting-choices.ts'
import { WaitingLine } from './waiting-line.tsx'
import { waitingTexts as texts } from './waiting.texts.ts'

/** A visitor's choices, which are added to the cart at the sign-in. */
export default function WaitingCart() {
  const waiting = useSyncExternalStore(waitingStore.subscribe, waitingStore.current)
  const location = useLocation()
  const state = signInState(location)
  if (waiting.length === 0) return <EmptyCart visitor />
  return (
    <div className="max-w-3xl">
      <h1 className="pb-4 text-2xl font-semibold">{texts.heading}</h1>
      <p className="pb-5">{texts.forSignIn}</p>
      <ul className="border-t border-hairline">
        {waiting.map((one) => (
          <WaitingLine key={JSON.stringify(one)} waiting={one} />
        ))}
      </ul>
      <div className="flex flex-wrap gap-3 pt-6 [&>*]:max-sm:w-full">
        <ButtonLink to="/signin" state={state} size="lg">
          {texts.signIn}
        </ButtonLink>
        <ButtonLink to="/signup" state={state} size="lg" look="secondary">
          {texts.createAccount}
        </ButtonLink>
      </div>
    </div>
  )
}
