import { call } from './api-client.ts'

/** Never run: the compiler checks it, and each line that must not compile is marked. */
export async function mistakes() {
  // @ts-expect-error -- there is no call at this path
  void call('POST /api/service/send-massage')
  // @ts-expect-error -- nor by this method
  void call('POST /admin-message')
  // @ts-expect-error -- whose message
  void call('PUT /admin-message/:id', { body: { handled: true } })
  // @ts-expect-error -- the path has no such name
  void call('PUT /admin-message/:id', { params: { message: '1' }, body: { handled: true } })
  // @ts-expect-error -- a word is no yes or no
  void call('PUT /admin-message/:id', { params: { id: '1' }, body: { handled: 'yes' } })
  // @ts-expect-error -- nothing is sent
  void call('PUT /admin-message/:id', { params: { id: '1' } })
  // @ts-expect-error -- it cannot be asked for by this
  void call('GET /admin-message', { query: { handled: true } })
  // @ts-expect-error -- no state of a message
  void call('GET /admin-message', { query: { state: 'lost' } })

  const answer = await call('GET /admin-message', { query: { state: 'open', page: 2 } })
  // @ts-expect-error -- it may have failed
  void answer.data
  // @ts-expect-error -- a message has no subject
  if (answer.success) void answer.data[0]?.subject
}
