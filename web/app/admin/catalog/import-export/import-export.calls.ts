import { downloadFile } from '#platform/api/download-file.ts'
import { addressOf, call, type CallOptions, type FileName } from '#platform/api/api-client.ts'

/** Downloads a file with the token; returns its name, or null on failure. */
export async function download<Name extends FileName>(
  name: Name,
  options: CallOptions<Name>,
): Promise<string | null> {
  return (await downloadFile(addressOf(name, options))).name
}

/** Checks a file of products, or imports it if the check (`plan`) still holds. */
export function importProducts(csv: string, dryRun: boolean, plan?: string) {
  return call('POST /admin-import/products', {
    body: { csv, dryRun, ...(plan !== undefined && { plan }) },
  })
}
