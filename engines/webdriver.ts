const PATIENCE_MS = 60_000

/** One command of a session, such as `POST /url`; its value. */
type Ask = <Value = null>(
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  body?: object,
) => Promise<Value>

/**
 * Opens a session of WebDriver (https://www.w3.org/TR/webdriver2/) at a driver that listens.
 *
 * @throws Error with the driver's own words when it refuses a command, or does not answer
 */
export async function openSession(
  driver: string,
): Promise<{ ask: Ask; capabilities: Record<string, unknown> }> {
  const { sessionId, capabilities } = await ask<{
    sessionId: string
    capabilities: Record<string, unknown>
  }>('POST', `${driver}/session`, { capabilities: {} })
  const session = `${driver}/session/${sessionId}`
  return { capabilities, ask: (method, path, body) => ask(method, session + path, body) }
}

async function ask<Value>(method: string, url: string, body?: object): Promise<Value> {
  const answer = await fetch(url, {
    method,
    signal: AbortSignal.timeout(PATIENCE_MS),
    ...(body && { body: JSON.stringify(body) }),
  })
  const { value } = (await answer.json()) as { value: Value }
  if (!answer.ok) throw new Error(`${method} ${url}: ${JSON.stringify(value)}`)
  return value
}
