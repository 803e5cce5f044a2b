import { downloadFile } from '#platform/api/download-file.ts'
import { addressOf, call, type CallOptions, type FileName } from '#platform/api/api-client.ts'

/**
 * Fetches a file of the shop's with the token and hands it to the browser to keep; its name, or
 * null when it could not be fetched.
 */
export async function download<Name extends FileName>(
  name: Name,
  options: CallOptions<Name>,
): Promise<string | null> {
  return (await downloadFile(addressOf(name, options))).name
}

/** Checks a file of products, or imports it if it still does what the check said (`plan`). */
export function importProducts(csv: string, dryRun: boolean, plan?: string) {
  return call('POST /admin-import/products', {
    body: { csv, dryRun, ...(plan !== undefined && { plan }) },
  })
}
