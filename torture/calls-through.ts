import { type CallOptions, callsTo, type TestShop } from '../server/testing/shop.ts'

/** A failure of the shop is thrown, as a connection that is cut would be: who asks asks again. */
export function callsThrough(url: string): TestShop['call'] {
  const call = callsTo(url)
  return async <T>(method: string, path: string, options?: CallOptions) => {
    const answer = await call<T>(method, path, options)
    if (answer.status < 500) return answer
    const said = JSON.stringify(answer.body).slice(0, 200)
    throw new Error(`${method} ${path} was answered ${answer.status} ${said}`)
  }
}
