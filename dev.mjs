/*
 * `npm run dev`: runs the server, and restarts it after each change to it or to its imports.
 * Changes of pages alone are reloaded by the server without a restart.
 */
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { watch } from 'chokidar'

const root = import.meta.dirname
const sources = [
  'server/src',
  'server/migrations',
  'contract/src',
  'embedded-db/src',
  'print-engine/src',
  'simulator/src',
  'locales',
].map((part) => join(root, part))
/** A checkout, or an editor that saves all files, counts as one change. */
const quietMs = 100

let server
let isStale = false
let isEnding = false

let timer
watch(sources, { ignoreInitial: true, ignored: /\.(?:test|fixture)\./ })
  .on('ready', start)
  .on('all', () => {
    clearTimeout(timer)
    timer = setTimeout(startAnew, quietMs)
  })
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, end)

function start() {
  isStale = false
  const args = [join(root, 'start.mjs'), '--dev', '--watched']
  server = spawn(process.execPath, args, { cwd: root, stdio: 'inherit' })
  server.once('exit', (code) => {
    server = undefined
    if (isEnding) process.exit(code ?? 0)
    if (isStale) start()
    else console.log('The server has stopped. The next change starts it again.')
  })
}

/** After the present one has ended: the next one needs its port and its database. */
function startAnew() {
  if (isEnding) return
  if (!server) return start()
  isStale = true
  server.kill()
}

function end() {
  isEnding = true
  if (server) server.kill()
  else process.exit(0)
}
