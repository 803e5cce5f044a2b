/*
 * What `npm start` and `npm run dev` run. Plain JavaScript that an old Node can read too, so that
 * it can say what is wrong.
 */
const development = process.argv.includes('--dev')
/** Started by dev.mjs, which starts it again. */
const watched = process.argv.includes('--watched')

if (Number(process.versions.node.split('.')[0]) < 24) {
  console.error(
    `This shop needs Node 24, and this is Node ${process.versions.node}: npm brings a ` +
      'newer one where it can, so run "npm ci" (without --omit=optional) and then "npm start".',
  )
  process.exit(1)
}

withFewArenas()
const { enableCompileCache, flushCompileCache } = await import('node:module')
// A folder of our own: in the shared one of the system others could put what runs here.
enableCompileCache(
  process.env.NODE_COMPILE_CACHE || `${import.meta.dirname}/node_modules/.cache/compiled`,
)
process.env.NODE_ENV = development ? 'development' : process.env.NODE_ENV || 'production'
if (!development) await build()
endWithParent()

await import('./resolve-once.mjs')
// In this very process: the signals that npm passes on reach the server itself.
await import(development && !watched ? './dev.mjs' : './server/src/main.ts')
// It listens; a later start, also after a kill, need not compile again what this one has.
flushCompileCache()

/**
 * With more arenas glibc keeps what pictures took (docs/operating.md, Memory). It is told before a
 * process begins, so this one begins anew in its own place.
 */
function withFewArenas() {
  if (process.platform !== 'linux' || process.env.MALLOC_ARENA_MAX) return
  const args = [process.execPath, ...process.execArgv, ...process.argv.slice(1)]
  process.execve?.(process.execPath, args, { ...process.env, MALLOC_ARENA_MAX: '2' })
}

async function build() {
  const { buildIfNeeded } = await import('./build.mjs')
  await buildIfNeeded().catch((error) => {
    console.error(error.message)
    process.exit(1)
  })
}

/** A parent that is killed passes nothing on; who starts it again must find port and data free. */
function endWithParent() {
  if (!process.env.npm_command && !watched) return
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    process.kill(process.pid, 'SIGTERM')
  }, 500)
  watch.unref()
}
