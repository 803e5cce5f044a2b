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

/** The exports of the built pages' entry that the server uses. */
type Build = {
  entry: {
    module: {
      /** The complete page, whose scripts carry the nonce. */
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
 * The current pages in a language: constant when built, always the latest in development (which has
 * the language of LOCALE only).
 */
export type Bundle = (language: Language) => Promise<Build>

const web = fileURLToPath(new URL('../../../../web/', import.meta.url))

/** Serves the built client files (hashed names never change) and loads the built pages. */
export async function builtBundle(app: FastifyInstance, limits: Limits): Promise<Bundle> {
  const servers = languages.map((language) => `${web}build/${language}/server/index.js`)
  if (!servers.every((server) => existsSync(server)))
    throw new StartError('The pages are not built yet: run npm run build, or npm start.')
  // A file that is identical in several languages is served from the first.
  const client = languages.map((language) => `${web}build/${language}/client`)
  const files = { index: false, preCompressed: true, cacheControl: false } as const
  await app.register(async (scope) => {
    scope.addHook('onRequest', limitFiles(limits))
    // One route for all: declaring each of about 600 files would take a quarter of a start.
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
  // Loaded with the first page in its language: many processes never show both.
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
