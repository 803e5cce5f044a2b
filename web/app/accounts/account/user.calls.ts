import type { EmailProof, UserInfo, UserUpdate } from '@tohfa/contract/accounts/accounts'
import { type Answer, call } from '#platform/api/api-client.ts'
import { changeUser } from '#platform/session/session.store.ts'
import { storeUserInfo } from '#platform/session/stored-session.ts'

/** Changes the profile or the full address list; a new e-mail needs its code. */
export function updateUser({ id, ...body }: UserUpdate & { id: string }) {
  return storeUser(call('PUT /user/:id', { params: { id }, body }))
}

/** Changes the e-mail to the new one. */
export function confirmEmail({ id, ...body }: EmailProof & { id: string }) {
  return storeUser(call('POST /user/:id/email', { params: { id }, body }))
}

/** Cancels the change of the e-mail. */
export function cancelEmailChange(id: string) {
  return storeUser(call('DELETE /user/:id/email', { params: { id } }))
}

/** Updates the signed-in person; the stored user info is rewritten too. */
async function storeUser(pending: Promise<Answer<UserInfo>>): Promise<Answer<UserInfo>> {
  const answer = await pending
  if (answer.success) {
    storeUserInfo(answer.data)
    changeUser(answer.data)
  }
  return answer
}
