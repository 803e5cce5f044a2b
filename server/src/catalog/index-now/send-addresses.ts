import { callProvider, ProviderRefused } from '#platform/outgoing/call-provider.ts'

export type AddressList = { host: string; key: string; keyLocation: string; urlList: string[] }

/** https://www.indexnow.org/documentation; it passes addresses on to all its search engines. */
export const indexNowUrl = 'https://api.indexnow.org/indexnow'

/**
 * Sends a list of changed addresses to IndexNow.
 *
 * @throws ProviderAway where it did not answer or is busy
 * @throws ProviderRefused where it does not accept the key or an address
 */
export async function sendAddresses(
  url: string,
  list: AddressList,
  timeoutMs: number,
): Promise<void> {
  const { status, body } = await callProvider({
    method: 'POST',
    url,
    headers: {},
    json: list,
    timeoutMs,
  })
  if (status !== 200 && status !== 202)
    throw new ProviderRefused(status, `IndexNow refused with ${status}: ${JSON.stringify(body)}`)
}
