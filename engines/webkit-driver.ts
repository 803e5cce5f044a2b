import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { openScreen } from './virtual-screen.ts'

/** Lets the window be as narrow as a phone: the bars above the page ask for 447 pixels. */
const narrowBars = '* { min-width: 0; min-height: 0; padding-left: 0; padding-right: 0; }'
const START_TRIES = 300

/** WebKitGTK's driver, with a screen of its own for the browsers that it starts; its address. */
export async function startWebkitDriver(programs: {
  driver: string
  xvfb: string
}): Promise<{ url: string; stop(): Promise<void> }> {
  const settings = await mkdtemp(join(tmpdir(), 'tohfa-webkit-'))
  await mkdir(join(settings, 'gtk-3.0'))
  await writeFile(join(settings, 'gtk-3.0/gtk.css'), narrowBars)
  const screen = await openScreen(programs.xvfb)
  const port = await freePort()
  const env = {
    ...process.env,
    DISPLAY: screen.display,
    XDG_CONFIG_HOME: settings,
    // With it the browser does not come up.
    LC_ALL: undefined,
  }
  const driver = spawn(programs.driver, [`--port=${port}`], { stdio: 'ignore', env })
  const ended = once(driver, 'exit')
  const stop = async () => {
    driver.kill()
    await ended
    screen.close()
    await rm(settings, { recursive: true, force: true, maxRetries: 5 })
  }
  const url = `http://127.0.0.1:${port}`
  for (let tries = 0; tries < START_TRIES; tries++) {
    if (
      await fetch(`${url}/status`).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return { url, stop }
    await sleep(100)
  }
  await stop()
  throw new Error(`${programs.driver} did not start.`)
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}
