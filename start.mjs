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

withLittleMemory()
const { enableCompileCache, flushCompileCache } = await import('node:module')
// A folder of our own: in the shared one of the system others could put what runs here.
enableCompileCache(
  process.env.NODE_COMPILE_CACHE || `${import.meta.dirname}/node_modules/.cache/compiled`,
)
process.env.NODE_ENV = development ? 'development' : process.env.NODE_ENV || 'production'
const pages = development ? undefined : await import('./build.mjs')
const pagesBuilt = pages?.buildIfNeeded().catch((error) => {
  console.error(error.message)
  process.exit(1)
})
endWithParent()

await import('./resolve-once.mjs')
if (development && !watched) await import('./dev.mjs')
else {
  // In this very process: the signals that npm passes on reach the server itself.
  const { startShop } = await import('./server/src/shop/start-shop.ts')
  await startShop(pagesBuilt)
}
// It listens; a later start, also after a kill, need not compile again what this one has.
flushCompileCache()
await pages?.compressIfNeeded().catch((error) => {
  // They are served all the same.
  console.error(`The files of the pages could not be compressed: ${error.message}`)
})

/**
 * What keeps the process small (docs/operating.md, Memory): with more arenas, and thresholds that
 * grow, glibc keeps what was freed; with a larger nursery V8 does. Smaller thresholds would have each
 * compressed answer fetch its tables from the kernel anew. All are told before a process begins, so
 * this one begins anew in its own place.
 */
function withLittleMemory() {
  if (process.platform !== 'linux' || process.env.MALLOC_TRIM_THRESHOLD_) return
  const nursery = /semi-space/.test(`${process.execArgv.join(' ')} ${process.env.NODE_OPTIONS}`)
    ? []
    : ['--max-semi-space-size=8']
  const args = [process.execPath, ...nursery, ...process.execArgv, ...process.argv.slice(1)]
  const allocator = {
    MALLOC_ARENA_MAX: '2',
    MALLOC_TRIM_THRESHOLD_: '2097152',
    MALLOC_MMAP_THRESHOLD_: '1048576',
  }
  process.execve?.(process.execPath, args, { ...allocator, ...process.env })
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
