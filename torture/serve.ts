/**
 * A shop without pages, as a process of its own that can be killed; set up by the environment. With
 * `patient` it gives up nothing because the machine is busy.
 */
import { flushCompileCache } from 'node:module'
import { readConfig } from '../server/src/platform/config/config.ts'
import { listeningLine } from '../server/src/platform/runtime/listening.ts'
import { openShop } from '../server/src/shop/shop.ts'
import { testConnectionLimits, testDelays, testJobConnections } from '../server/testing/delays.ts'

const config = readConfig(process.env)
const patience = process.argv.includes('patient') && {
  delays: testDelays,
  connectionLimits: testConnectionLimits,
  jobConnections: testJobConnections,
}
const shop = await openShop(config, config.databaseUrl ?? '', { pages: false, ...patience })
const { own } = await shop.listen()
// Now, because a killed process keeps nothing for the next one.
flushCompileCache()
process.stdout.write(listeningLine(own))
process.once('SIGTERM', () => void shop.close(config.drainSeconds).then(() => process.exit(0)))
