import type { ImportReport } from '@tohfa/contract/product-import'
import { storedToken } from '../../session/stored-session.ts'
import { call } from '../../api/api-client.ts'

/**
 * Fetches a file of the shop's with the token and hands it to the browser to keep; its name, or
 * null when it could not be fetched.
 */
export async function download(path: string): Promise<string | null> {
  try {
    const response = await fetch(`/v1${path}`, {
      headers: { authorization: `Bearer ${storedToken() ?? ''}` },
    })
    if (!response.ok) return null
    const disposition = response.headers.get('content-disposition') ?? ''
    const name = /filename="([^"]+)"/.exec(disposition)?.[1] ?? 'export.csv'
    const url = URL.createObjectURL(await response.blob())
    const link = document.createElement('a')
    link.href = url
    link.download = name
    link.click()
    URL.revokeObjectURL(url)
    return name
  } catch {
    return null
  }
}

export function importProducts(csv: string, dryRun: boolean) {
  return call<ImportReport>('POST', '/admin-import/products', { body: { csv, dryRun } })
}
