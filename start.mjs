/*
 * `npm start` and `npm run dev` run this. It is plain JavaScript that an old Node can read too, so
 * that it can report what is wrong.
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
// A folder of our own: other users could put code into a shared temporary folder.
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
  // In this process, so that signals from npm reach the server itself.
  const { startShop } = await import('./server/src/shop/start-shop.ts')
  await startShop(pagesBuilt)
}
// It listens; after that, a later start need not compile the same files again, even after a kill.
flushCompileCache()
await pages?.compressIfNeeded().catch((error) => {
  // Pages are served without it.
  console.error(`The files of the pages could not be compressed: ${error.message}`)
})

/**
 * Settings that keep the process small (docs/operating.md, Memory). With more arenas and growing
 * thresholds, glibc retains freed memory; with a larger nursery, V8 does. Smaller thresholds would
 * make each compressed answer request its tables from the kernel. All apply at process start only,
 * so this process replaces itself.
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

/** A killed parent forwards no signal; whoever restarts it must find port and data free. */
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
