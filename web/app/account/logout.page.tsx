import { useEffect } from 'react'
import { clearSession } from './stored-session.ts'
import { accountTexts as texts } from './account.texts.ts'

/** Clears all local storage, reloads and goes to /signin (spec section 2). */
export default function LogOutPage() {
  useEffect(() => {
    clearSession()
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
