import { useEffect } from 'react'
import { endThisDevice } from '#accounts/account/security/security.calls.ts'
import { leaveSession } from '#platform/session/session.store.ts'
import { accountTexts as texts } from '#accounts/account/account.texts.ts'

/** Ends the session, clears all local storage, reloads and goes to /signin (docs/product.md 13.9). */
export default function LogOutPage() {
  useEffect(() => {
    endThisDevice()
    leaveSession()
    location.replace('/signin')
  }, [])

  return (
    <div className="page py-10 sm:py-16">
      <title>{texts.logOut}</title>
      <h1 className="pb-4 text-2xl font-semibold">{texts.logOut}</h1>
      <p>{texts.loggingOut}</p>
    </div>
  )
}
