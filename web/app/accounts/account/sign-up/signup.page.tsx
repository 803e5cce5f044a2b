import { useState, useSyncExternalStore } from 'react'
import { accountTexts } from '#accounts/account/account.texts.ts'
import { AuthFrame } from '#accounts/account/sign-in/auth-frame.tsx'
import { SignUpAccountForm } from './signup-account-form.tsx'
import { SignUpEmailForm } from './signup-email-form.tsx'

const texts = accountTexts.signUp
/** On a phone people switch to their mail; when they return, step 2 must still be there. */
const emailKey = 'signup-email'
const readEmail = () => sessionStorage.getItem(emailKey)
const never = () => () => {}

export default function SignUpPage() {
  const kept = useSyncExternalStore(never, readEmail, () => null)
  const [entered, setEntered] = useState<string | null>()
  const email = entered === undefined ? kept : entered

  function goTo(next: string | null) {
    if (next) sessionStorage.setItem(emailKey, next)
    else sessionStorage.removeItem(emailKey)
    setEntered(next)
  }

  return (
    <AuthFrame
      meta={{ title: texts.title, description: texts.description, path: '/signup' }}
      heading={texts.heading}
      other={{ question: texts.hasAccount, to: '/signin', label: texts.signIn }}
    >
      {email === null ? (
        <SignUpEmailForm focusesEmail={entered === null} onSent={goTo} />
      ) : (
        <SignUpAccountForm
          email={email}
          onResend={() => goTo(null)}
          onDone={() => sessionStorage.removeItem(emailKey)}
        />
      )}
    </AuthFrame>
  )
}
