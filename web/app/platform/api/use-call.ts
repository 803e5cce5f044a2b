// chunk: cards
import { useState } from 'react'
import { call as callShop, type CallArguments, type CallName } from './api-client.ts'

/** Whether a call is pending, and a function that makes one. */
export function useCall(): [boolean, typeof callShop] {
  const [busy, setBusy] = useState(false)

  async function call<Name extends CallName>(...given: CallArguments<Name>) {
    setBusy(true)
    const answer = await callShop<Name>(...given)
    setBusy(false)
    return answer
  }

  return [busy, call]
}
