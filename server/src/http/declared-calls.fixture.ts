import diagnostics from 'node:diagnostics_channel'
import type { FastifyInstance, RouteOptions } from 'fastify'
import type { Access } from '@tohfa/contract/call'
import type { TestShop } from '../testing/shop.ts'

export type DeclaredCall = {
  name: string
  method: string
  path: string
  access: Access | undefined
}

/** Opens a shop, and hears of every call that any part of it declares meanwhile. */
export async function withDeclaredCalls(
  open: () => Promise<TestShop>,
): Promise<{ shop: TestShop; calls: readonly DeclaredCall[] }> {
  const calls: DeclaredCall[] = []
  function listen(message: unknown) {
    const { fastify } = message as { fastify: FastifyInstance }
    fastify.addHook('onRoute', ({ method, url, config }: RouteOptions) => {
      if (!url.startsWith('/v1')) return
      const path = url.slice(3)
      for (const verb of [method].flat())
        if (verb !== 'HEAD' && verb !== 'OPTIONS')
          calls.push({ name: `${verb} ${path}`, method: verb, path, access: config?.access })
    })
  }
  diagnostics.subscribe('fastify.initialization', listen)
  const shop = await open()
  diagnostics.unsubscribe('fastify.initialization', listen)
  return { shop, calls }
}
