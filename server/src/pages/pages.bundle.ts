import { existsSync } from 'node:fs'
import { fileURLToPath, pathToFileURL } from 'node:url'
import fastifyMiddie from '@fastify/middie'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { type Language, languages } from '@tohfa/contract/languages'
import type { PageServices } from '@tohfa/contract/pages'
import { StartError } from '../start-error.ts'
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

const web = fileURLToPath(new URL('../../../web/', import.meta.url))

/** Serves the built client files (hashed names never change) and loads the built pages. */
export async function builtBundle(app: FastifyInstance): Promise<Bundle> {
  const servers = languages.map((language) => `${web}build/${language}/server/index.js`)
  if (!servers.every((server) => existsSync(server)))
    throw new StartError('The pages are not built yet: run npm run build, or npm start.')
  await app.register(fastifyStatic, {
    // Of a file that is alike in several languages the first is served.
    root: languages.map((language) => `${web}build/${language}/client`),
    wildcard: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders(reply, path) {
      const hashed = path.includes('/assets/')
      if (workerScript.test(path)) void reply.header('content-security-policy', workerPolicy)
      void reply.header(
        'cache-control',
        hashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      )
    },
  })
  const builds = await Promise.all(
    servers.map((server) => import(pathToFileURL(server).href) as Promise<Build>),
  )
  return async (language) => builds[languages.indexOf(language)] as Build
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
