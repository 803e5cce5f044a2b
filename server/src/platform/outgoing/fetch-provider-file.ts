import { setTimeout as pause } from 'node:timers/promises'
import { ProviderAway } from '#platform/http/failures.ts'
import { measureProvider } from '#platform/metrics/process-metrics.ts'
import { ProviderRefused } from './call-provider.ts'

type FileToFetch = {
  url: string
  /** For the whole call, including a retry. */
  timeoutMs: number
  mostBytes: number
}

const pauseMs = 150

/**
 * Fetches a file from a provider's link, without credentials. A failed connection is retried once
 * while time is left.
 * @throws ProviderAway for network errors, timeouts, 429, 5xx and files that are too large;
 * ProviderRefused for an expired link
 */
export async function fetchProviderFile(file: FileToFetch): Promise<Buffer> {
  const deadline = Date.now() + file.timeoutMs
  try {
    return await attempt(file, deadline)
  } catch (error) {
    if (error instanceof ProviderRefused || Date.now() + 2 * pauseMs > deadline) throw error
    await pause(pauseMs)
    return attempt(file, deadline)
  }
}

async function attempt({ url, mostBytes }: FileToFetch, deadline: number): Promise<Buffer> {
  const { status, bytes } = await measureProvider(url, async () => {
    try {
      const response = await fetch(url, {
        // A redirect could lead to a machine of our own network.
        redirect: 'error',
        signal: AbortSignal.timeout(Math.max(1, deadline - Date.now())),
      })
      return { status: response.status, bytes: await read(response, mostBytes) }
    } catch (error) {
      throw new ProviderAway('a file could not be fetched', { cause: error })
    }
  })
  if (status >= 500 || status === 429) throw new ProviderAway(`a file was answered ${status}`)
  if (status >= 400) throw new ProviderRefused(status, 'a file')
  return bytes
}

/** The body; it is aborted as soon as it exceeds the limit. */
async function read({ body }: Response, mostBytes: number): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of body ?? []) {
    length += chunk.length
    if (length > mostBytes) throw new Error(`longer than ${mostBytes} bytes`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
