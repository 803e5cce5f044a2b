/** A shop without pages, as a process of its own that can be killed; set up by the environment. */
import { readConfig } from '../server/src/config/config.ts'
import { openShop } from '../server/src/shop.ts'

const config = readConfig(process.env)
const shop = await openShop(config, config.databaseUrl ?? '', { pages: false })
const { own } = await shop.listen()
process.stdout.write(`listening on ${own}\n`)
process.once('SIGTERM', () => void shop.close(config.drainSeconds).then(() => process.exit(0)))
