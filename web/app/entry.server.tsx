import type { ReactNode } from 'react'
import { renderToReadableStream, renderToString } from 'react-dom/server'
import {
  createRequestHandler,
  type RequestHandler,
  RouterContextProvider,
  ServerRouter,
  type EntryContext,
  type ServerBuild,
} from 'react-router'
import type { PageServices } from '@tohfa/contract/shared/pages'
import { handOver } from './platform/page-head/hand-over.ts'
import { renderedContext } from './platform/page-head/rendered-page.ts'
import { nonceContext, ScriptNonce } from './platform/page-head/script-nonce.ts'
import { servicesContext } from './platform/page-head/services.ts'

/** One for each build: to make one it ranks all routes. While somebody edits pages, builds change. */
const handlers = new WeakMap<ServerBuild, RequestHandler>()

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
): Promise<{ status: number; html: string }> {
  const context = new RouterContextProvider()
  const rendered: { html?: string } = {}
  context.set(servicesContext, services)
  context.set(nonceContext, nonce)
  context.set(renderedContext, rendered)
  const response = await handlerOf(build)(new Request(new URL(address, services.shop.url)), context)
  return { status: response.status, html: rendered.html ?? (await response.text()) }
}

function handlerOf(build: ServerBuild): RequestHandler {
  const known = handlers.get(build)
  if (known) return known
  const handler = createRequestHandler(build, import.meta.env.MODE)
  handlers.set(build, handler)
  return handler
}

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  { serverHandoffStream, ...routerContext }: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const nonce = loadContext.get(nonceContext)
  const page = (
    <ScriptNonce value={nonce}>
      <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
    </ScriptNonce>
  )
  const data = await handOver(serverHandoffStream, nonce)
  const html = await renderWhole(page, nonce)
  const scripts = routerContext.renderMeta?.didRenderScripts ? data : ''
  loadContext.get(renderedContext).html = scriptsLast(html, scripts)
  return new Response(null, { status, headers })
}

/**
 * At once, as one string, which takes a third less than a stream; parts whose module this process has
 * not loaded yet are waited for.
 */
async function renderWhole(page: ReactNode, nonce: string): Promise<string> {
  const html = renderToString(page)
  // How React marks what it left to the browser.
  if (!html.includes('<!--$!-->')) return `<!DOCTYPE html>${html}`
  let failure: unknown
  const body = await renderToReadableStream(page, {
    nonce,
    // A kept page is sent whole: nothing is moved into scripts that would put it in place later.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError(error) {
      failure = error
    },
  })
  await body.allReady
  if (failure) throw failure
  return await new Response(body).text()
}

/** How React writes the priority of ui/picture.tsx. */
const pictureAtTop = ' fetchPriority="high"'

/**
 * What people see comes before what makes it alive, so scripts stand last. Where a picture is at the
 * top they lie in a template, of which the browser asks for nothing: document/first-script.ts takes
 * them out once that picture is seen. Elsewhere they are asked for at a low priority.
 */
function scriptsLast(html: string, data: string): string {
  const preload = /<link rel="modulepreload"[^>]*>/y
  const preloads: string[] = []
  let rest = ''
  let from = 0
  // Looked for by its first letters: an expression over the whole page takes ten times as long.
  for (let at = 0; (at = html.indexOf('<link rel="modulepreload"', from)) >= 0;) {
    preload.lastIndex = at
    const [link = ''] = preload.exec(html) ?? []
    if (!link) break
    preloads.push(link)
    rest += html.slice(from, at)
    from = at + link.length
  }
  const first = html.lastIndexOf('<script', html.lastIndexOf(' type="module"'))
  const next = html.indexOf('</script>', first) + '</script>'.length
  const end = html.lastIndexOf('</body>')
  if (first < from || end < next) return rest + html.slice(from)
  const before = rest + html.slice(from, first) + html.slice(next, end)
  const module = html.slice(first, next)
  const scripts = html.includes(pictureAtTop)
    ? `<template id="scripts">${preloads.join('')}${module}${data}</template>`
    : module + data + preloads.join('').replaceAll('<link', '<link fetchpriority="low"')
  return before + scripts + html.slice(end)
}

/** A loader that fails has told the server already; here it would be said twice. */
export function handleError(): void {}
