// chunk: lines
import { useLocation } from 'react-router'
import { signInState } from '#platform/session/sign-in-state.ts'
import { ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { cartTexts as texts } from './cart.texts.ts'

/** An empty cart; it explains to visitors how to find their earlier one. */
export function EmptyCart({ visitor }: { visitor: boolean }) {
  const location = useLocation()
  return (
    <EmptyState
      heading={<h1>{texts.empty}</h1>}
      sentence={visitor ? texts.emptyVisitor : texts.emptySentence}
      action={
        <div className="flex flex-wrap justify-center gap-3">
          <ButtonLink to="/">{texts.continueShopping}</ButtonLink>
          {visitor && (
            <ButtonLink look="secondary" to="/signin" state={signInState(location)}>
              {texts.signIn}
            </ButtonLink>
          )}
        </div>
      }
    />
  )
}
