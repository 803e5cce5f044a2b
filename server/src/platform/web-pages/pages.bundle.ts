import { existsSync } from 'node:fs'
import { fileURLToPath, pathToFileURL } from 'node:url'
import fastifyMiddie from '@fastify/middie'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { type Language, languages } from '@tohfa/contract/i18n/languages'
import type { PageServices } from '@tohfa/contract/shared/pages'
import { StartError } from '@tohfa/embedded-db/start-error'
import { limitFiles } from '#platform/limits/rate-limit.calls.ts'
import type { Limits } from '#platform/limits/rate-limit.ts'
import { workerPolicy, workerScript } from './headers/worker-headers.ts'

/** As much of the built pages as the server must know: what their entry exports. */
type Build = {
  entry: {
    module: {
      /** The complete page, its scripts marked with the nonce. */
      renderPage(
        build: Build,
        address: string,
        services: PageServices,
        nonce: string,
      ): Promise<{ status: number; html: string }>
    }
  }
}
/**
 * The pages in a language as they are now: always the same when built, the latest while somebody
 * edits them (who sees them in the language of LOCALE only).
 */
export type Bundle = (language: Language) => Promise<Build>

const web = fileURLToPath(new URL('../../../../web/', import.meta.url))

/** Serves the built client files (hashed names never change) and loads the built pages. */
export async function builtBundle(app: FastifyInstance, limits: Limits): Promise<Bundle> {
  const servers = languages.map((language) => `${web}build/${language}/server/index.js`)
  if (!servers.every((server) => existsSync(server)))
    throw new StartError('The pages are not built yet: run npm run build, or npm start.')
  // Of a file that is alike in several languages the first is served.
  const client = languages.map((language) => `${web}build/${language}/client`)
  const files = { index: false, preCompressed: true, cacheControl: false } as const
  await app.register(async (scope) => {
    scope.addHook('onRequest', limitFiles(limits))
    // By one route: to declare one for each of some 600 files takes a quarter of a start.
    await scope.register(fastifyStatic, {
      ...files,
      root: client.map((folder) => `${folder}/assets`),
      prefix: '/assets/',
      setHeaders(reply, path) {
        if (workerScript.test(path)) void reply.header('content-security-policy', workerPolicy)
        void reply.header('cache-control', 'public, max-age=31536000, immutable')
      },
    })
    await scope.register(fastifyStatic, {
      ...files,
      root: client,
      wildcard: false,
      globIgnore: ['assets/**'],
      decorateReply: false,
      setHeaders(reply) {
        void reply.header('cache-control', 'public, max-age=3600')
      },
    })
  })
  // Loaded when the first page in its language is asked for: many a process never shows both.
  const builds = new Map<Language, Promise<Build>>()
  return (language) => {
    const known = builds.get(language)
    if (known) return known
    const server = `${web}build/${language}/server/index.js`
    const build = import(pathToFileURL(server).href) as Promise<Build>
    builds.set(language, build)
    return build
  }
}

/** Lets Vite serve the client's sources with hot reload, and loads the pages from source. */
export async function developmentBundle(app: FastifyInstance): Promise<Bundle> {
  const { createServer } = await import('vite')
  const vite = await createServer({
    root: web,
    configFile: `${web}vite.config.ts`,
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server: app.server } },
  })
  await app.register(fastifyMiddie)
  app.use(vite.middlewares)
  app.addHook('onClose', () => vite.close())
  return async () => (await vite.ssrLoadModule('virtual:react-router/server-build')) as Build
}
