import { STATUS_CODES } from 'node:http'
import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import type { $ZodType } from 'zod/v4/core'
import type { StaffRole } from '@tohfa/contract/accounts/staff-roles'
import { failuresOf } from './openapi.failures.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The body of a call that parses it itself: for the document only, it is not validated. */
    describedBody?: $ZodType
  }
}

/** The reference page is made of files of its own: no inline script, nothing from another host. */
const docsPolicy = [
  "default-src 'self'",
  // The one style attribute that its bundle writes as text; test with a browser after an upgrade.
  "style-src 'self' 'unsafe-hashes' 'sha256-RL3ie0nH+Lzz2YNqQN83mnU0J1ot4QL7b99vMdIX99w='",
  "img-src 'self' data:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ')

/** The note on a call for staff, with the permitted roles. */
function saying(description: unknown, roles: readonly StaffRole[]): string {
  const before = typeof description === 'string' ? `${description} ` : ''
  return `${before}For staff: ${roles.join(', ')}.`
}

/** The OpenAPI document of all calls, made from the schemas that validate them, and its page. */
export async function describeApi(app: FastifyInstance, storeName: string): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: `${storeName} API`, version: '1' },
      servers: [{ url: '/v1' }],
      components: {
        securitySchemes: { token: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      },
    },
    // Paths without the base path, which is in `servers`.
    transform: (route) => {
      const { access = 'public', staffRoles, describedBody } = route.route.config ?? {}
      const { schema, url } = jsonSchemaTransform(
        describedBody ? { ...route, schema: { ...route.schema, body: describedBody } } : route,
      )
      const declared = Object.entries(schema.response ?? {}).map(([status, answer]) => [
        status,
        { description: STATUS_CODES[status], ...(answer as object) },
      ])
      const failures = failuresOf({
        access,
        hasBody: schema.body !== undefined,
        hasParams: url.includes(':'),
      })
      return {
        schema: {
          ...schema,
          ...(staffRoles && { description: saying(schema.description, staffRoles) }),
          response: { ...failures, ...Object.fromEntries(declared) },
          ...(access !== 'public' && { security: [{ token: [] }] }),
        },
        url: url.replace(/^\/v1/, ''),
      }
    },
  })
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    uiConfig: { validatorUrl: null },
    staticCSP: docsPolicy,
    theme: { title: `${storeName} API` },
    uiHooks: {
      onRequest: (_request, reply, next) => {
        void reply.header('referrer-policy', 'strict-origin-when-cross-origin')
        next()
      },
    },
  })
  app.get(
    '/openapi.json',
    { schema: { hide: true }, config: { access: 'public' } },
    (_request, reply) => reply.header('cache-control', 'no-cache').send(app.swagger()),
  )
}
