import { renderToReadableStream } from 'react-dom/server'
import {
  createRequestHandler,
  RouterContextProvider,
  ServerRouter,
  type EntryContext,
  type ServerBuild,
} from 'react-router'
import type { PageServices } from '@tohfa/contract/pages'
import { nonceContext, ScriptNonce } from './document/script-nonce.ts'
import { servicesContext } from './document/services.ts'

/**
 * Renders the page at a canonical address from what the services give, each of its scripts marked
 * with the nonce. The router and its context are of this bundle, so that there is one identity of
 * each.
 */
export async function renderPage(
  build: ServerBuild,
  address: string,
  services: PageServices,
  nonce: string,
): Promise<Response> {
  const context = new RouterContextProvider()
  context.set(servicesContext, services)
  context.set(nonceContext, nonce)
  return createRequestHandler(build, import.meta.env.MODE)(
    new Request(new URL(address, services.shop.url)),
    context,
  )
}

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const nonce = loadContext.get(nonceContext)
  let failure: unknown
  const body = await renderToReadableStream(
    <ScriptNonce value={nonce}>
      <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
    </ScriptNonce>,
    {
      nonce,
      // A kept page is sent whole: nothing is moved into scripts that would put it in place later.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError(error) {
        failure = error
      },
    },
  )
  await body.allReady
  if (failure) throw failure
  headers.set('content-type', 'text/html; charset=utf-8')
  return new Response(scriptsLast(await new Response(body).text()), { status, headers })
}

/**
 * What people see comes before what makes it alive: the first scripts are asked for after styles,
 * fonts and the picture at the top, not before them.
 */
function scriptsLast(html: string): string {
  const preload = /<link rel="modulepreload"[^>]*>/g
  const scripts = html.match(preload) ?? []
  return html.replace(preload, '').replace('</body>', () => `${scripts.join('')}</body>`)
}

/** A loader that fails has told the server already; here it would be said twice. */
export function handleError(): void {}
