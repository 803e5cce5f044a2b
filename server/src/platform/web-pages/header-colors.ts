import type { FastifyInstance } from 'fastify'

/**
 * `/header/26345e-ffffff.css`: the colours of the header as staff chose them. The address says all
 * of it, so it is kept for ever, and the policy of the pages allows no style outside of a file.
 */
export function headerStyles(app: FastifyInstance): void {
  app.get<{ Params: { file: string } }>(
    '/header/:file',
    { schema: { hide: true } },
    ({ params: { file } }, reply) => {
      const [, ground, ink] = /^([\da-f]{6})-([\da-f]{6})\.css$/.exec(file) ?? []
      if (!ground || !ink) return reply.callNotFound()
      return reply
        .type('text/css; charset=utf-8')
        .header('cache-control', 'public, max-age=31536000, immutable')
        .send(styleOf(`#${ground}`, `#${ink}`))
    },
  )
}

/** The tokens of web/app/styles/tokens.css inside the header. */
const styleOf = (ground: string, ink: string) => `.shop-header {
  --ground: ${ground};
  --ink: ${ink};
  --ink-quiet: ${ink};
  --link: ${ink};
  --on-link: ${ground};
  --sunken: color-mix(in srgb, ${ink} 14%, ${ground});
  --hairline: color-mix(in srgb, ${ink} 24%, ${ground});
}
`
