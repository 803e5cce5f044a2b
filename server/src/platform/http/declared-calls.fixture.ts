import diagnostics from 'node:diagnostics_channel'
import type { FastifyInstance, RouteOptions } from 'fastify'
import type { Access } from '@tohfa/contract/shared/call'
import type { TestShop } from '#testing/shop.ts'

export type DeclaredCall = {
  name: string
  method: string
  path: string
  access: Access | undefined
  /** The maximum size of its body, in bytes. */
  mostBytes: number
  /** Whether it answers with a file. */
  isFile: boolean
}

/**
 * Opens a shop and records every call that any feature declares.
 * @param prefix of all addresses; `path` does not include it
 */
export async function withDeclaredCalls(
  open: () => Promise<TestShop>,
  prefix = '/v1',
): Promise<{ shop: TestShop; calls: readonly DeclaredCall[] }> {
  const calls: DeclaredCall[] = []
  function listen(message: unknown) {
    const { fastify } = message as { fastify: FastifyInstance }
    fastify.addHook('onRoute', ({ method, url, config, schema, bodyLimit }: RouteOptions) => {
      if (!url.startsWith(prefix)) return
      const path = url.slice(prefix.length)
      for (const verb of [method].flat())
        if (verb !== 'HEAD' && verb !== 'OPTIONS')
          calls.push({
            name: `${verb} ${path}`,
            method: verb,
            path,
            access: config?.access,
            mostBytes: config?.mostBytes ?? bodyLimit ?? 1024 * 1024,
            isFile: schema?.produces?.some((type) => type !== 'text/plain') ?? false,
          })
    })
  }
  diagnostics.subscribe('fastify.initialization', listen)
  const shop = await open()
  diagnostics.unsubscribe('fastify.initialization', listen)
  return { shop, calls }
}
