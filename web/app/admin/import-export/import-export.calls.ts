import { storedToken } from '../../session/stored-session.ts'
import { addressOf, call, type CallOptions, type FileName } from '../../api/api-client.ts'

/**
 * Fetches a file of the shop's with the token and hands it to the browser to keep; its name, or
 * null when it could not be fetched.
 */
export async function download<Name extends FileName>(
  name: Name,
  options: CallOptions<Name>,
): Promise<string | null> {
  try {
    const response = await fetch(addressOf(name, options), {
      headers: { authorization: `Bearer ${storedToken() ?? ''}` },
    })
    if (!response.ok) return null
    const disposition = response.headers.get('content-disposition') ?? ''
    const fileName = /filename="([^"]+)"/.exec(disposition)?.[1] ?? 'export.csv'
    const url = URL.createObjectURL(await response.blob())
    const link = document.createElement('a')
    link.href = url
    link.download = fileName
    link.click()
    URL.revokeObjectURL(url)
    return fileName
  } catch {
    return null
  }
}

export function importProducts(csv: string, dryRun: boolean) {
  return call('POST /admin-import/products', { body: { csv, dryRun } })
}
