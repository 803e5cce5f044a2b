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
import { earlyFiles } from 'virtual:early-files'
import type { PageServices } from '@tohfa/contract/shared/pages'
import { handOver } from './platform/page-head/hand-over.ts'
import { renderedContext } from './platform/page-head/rendered-page.ts'
import { nonceContext, ScriptNonce } from './platform/page-head/script-nonce.ts'
import { servicesContext } from './platform/page-head/services.ts'

/**
 * By build and page, because creating one ranks its routes. In development, builds change. A page's
 * handler knows only the routes around it: the router prepares all that it knows for each rendering.
 */
const handlers = new WeakMap<ServerBuild, Map<string, RequestHandler>>()

/**
 * Renders the page at a canonical address from the services' data, with the nonce on each script.
 * The router and its context are part of this bundle, so that only one copy of each exists.
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
  const url = new URL(address, services.shop.url)
  const handler = handlerOf(build, patternOf(build, url.pathname))
  const response = await handler(new Request(url), context)
  return { status: response.status, html: rendered.html ?? (await response.text()) }
}

/** The id of a page's route is its pattern (routes.ts); undefined for the home page and any other. */
function patternOf({ routes }: ServerBuild, path: string): string | undefined {
  if (routes[path]) return path
  const parts = path.split('/')
  return Object.keys(routes).find((id) => {
    const pattern = id.split('/')
    const isAlike = (part: string, at: number) => part === parts[at] || part.startsWith(':')
    return pattern.length === parts.length && pattern.every(isAlike)
  })
}

function handlerOf(build: ServerBuild, pattern: string | undefined): RequestHandler {
  const ofBuild = handlers.get(build) ?? new Map<string, RequestHandler>()
  handlers.set(build, ofBuild)
  const known = ofBuild.get(pattern ?? '')
  if (known) return known
  const own = pattern === undefined ? build : withRoutes(build, pattern)
  const handler = createRequestHandler(own, import.meta.env.MODE)
  ofBuild.set(pattern ?? '', handler)
  return handler
}

/** A build with one page and the frames around it. */
function withRoutes(build: ServerBuild, page: string): ServerBuild {
  const ids: string[] = []
  for (let id: string | undefined = page; id; id = build.routes[id]?.parentId) ids.push(id)
  const only = <T extends object>(all: T) =>
    Object.fromEntries(Object.entries(all).filter(([id]) => ids.includes(id))) as T
  const { routes, assets, ...others } = build
  return { ...others, routes: only(routes), assets: { ...assets, routes: only(assets.routes) } }
}

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  { serverHandoffStream, ...routerContext }: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const nonce = loadContext.get(nonceContext)
  const whole = (
    <ScriptNonce value={nonce}>
      <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
    </ScriptNonce>
  )
  const data = await handOver(serverHandoffStream, nonce)
  const html = await renderWhole(whole, nonce)
  const scripts = routerContext.renderMeta?.didRenderScripts ? data : ''
  const page = routerContext.staticHandlerContext.matches.at(-1)?.route.id ?? ''
  const early = status === 200 ? earlyFiles[page] : undefined
  loadContext.get(renderedContext).html = scriptsLast(html, scripts, early)
  return new Response(null, { status, headers })
}

/**
 * Renders to one string, which takes a third less time than a stream. It waits for lazy modules
 * that this process has not loaded yet.
 */
async function renderWhole(page: ReactNode, nonce: string): Promise<string> {
  const html = renderToString(page)
  // React's mark for content that it left to the browser.
  if (!html.includes('<!--$!-->')) return `<!DOCTYPE html>${html}`
  let failure: unknown
  const body = await renderToReadableStream(page, {
    nonce,
    // A cached page is sent whole, without scripts that would move content into place later.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError(error) {
      failure = error
    },
  })
  await body.allReady
  if (failure) throw failure
  return await new Response(body).text()
}

/** React's markup for the priority of ui/picture.tsx. */
const pictureAtTop = ' fetchPriority="high"'

/** Before the hash in the name of the file with React and its router (vite.config.ts). */
const librariesFile = '"/assets/react-'

/**
 * Puts scripts after the visible content. On a page with a picture at the top they are in a
 * template, from which a browser loads nothing. document/first-script.ts takes them out once that
 * picture is visible. On other pages they load with a low priority. A page with early files
 * (web/early-files.ts) shows nothing before they are loaded, so its head names all scripts.
 */
function scriptsLast(html: string, data: string, early: readonly string[] | undefined): string {
  const preload = /<link rel="modulepreload"[^>]*>/y
  const preloads: string[] = []
  let rest = ''
  let from = 0
  // Found by its first letters: a regular expression over the page takes ten times as long.
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
  const libraries = preloads.find((link) => link.includes(librariesFile))
  const module = evaluatedFirst(libraries) + html.slice(first, next)
  if (early) {
    const links = [...preloads, ...linksTo(early, preloads)]
    return (
      before.replace('</head>', () => `${links.join('')}</head>`) + module + data + html.slice(end)
    )
  }
  const scripts = html.includes(pictureAtTop)
    ? `<template id="scripts">${preloads.join('')}${module}${data}</template>`
    : module + data + preloads.join('').replaceAll('<link', '<link fetchpriority="low"')
  return before + scripts + html.slice(end)
}

/** Links to those early files that the router does not preload. No preload is for workers. */
function linksTo(early: readonly string[], preloads: readonly string[]): string[] {
  const others = early.filter((file) => !preloads.some((link) => link.includes(`"${file}"`)))
  const relOf = (file: string) => (file.includes('.worker-') ? 'prefetch' : 'modulepreload')
  return others.map((file) => `<link rel="${relOf(file)}" href="${file}"/>`)
}

/**
 * A preload as a script of its own. It is then evaluated in a task of its own, before the scripts
 * that import it, and a phone answers a touch in between.
 */
function evaluatedFirst(preload: string | undefined): string {
  const file = /href="([^"]*)"/.exec(preload ?? '')?.[1]
  return file ? `<script type="module" src="${file}"></script>` : ''
}

/** A failed loader has reported to the server already. */
export function handleError(): void {}
