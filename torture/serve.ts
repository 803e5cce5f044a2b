/** A shop without pages, as a process of its own that can be killed; set up by the environment. */
import { flushCompileCache } from 'node:module'
import { readConfig } from '../server/src/config/config.ts'
import { openShop } from '../server/src/shop.ts'

const config = readConfig(process.env)
const shop = await openShop(config, config.databaseUrl ?? '', { pages: false })
const { own } = await shop.listen()
// Now, for who is killed keeps nothing for the next one.
flushCompileCache()
process.stdout.write(`listening on ${own}\n`)
process.once('SIGTERM', () => void shop.close(config.drainSeconds).then(() => process.exit(0)))
