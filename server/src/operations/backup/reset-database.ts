import { createInterface } from 'node:readline/promises'
import { StartError } from '@tohfa/embedded-db/start-error'
import type { Config } from '#platform/config/config.ts'
import { migrate } from '#platform/database/migrate.ts'
import { refuseDatabase } from '#platform/database/refuse-database.ts'
import { openShopDatabase } from '#platform/database/shop-database.ts'
import { isLoopback } from '#platform/http/proxy/loopback.ts'
import { countOthers, dropAll, onDatabase, placeOf } from './database.queries.ts'

type Settings = Record<string, string | undefined>

/**
 * Empties a developer's database and migrates it again. Files of pictures stay.
 *
 * @param agreed whether `--yes` was given, in place of the question
 * @throws StartError for a remote or live shop, one that runs, and without a yes
 */
export async function resetDatabase(config: Config, env: Settings, agreed: boolean): Promise<void> {
  refuseLive(config, env)
  const database = await openShopDatabase(env)
  try {
    await onDatabase(database.url, async (client) => {
      const refuseRunning = async () => {
        if (database.how === 'running' || (await countOthers(client)) > 0)
          throw new StartError('The shop is running, or others use its database: stop them first.')
      }
      await refuseRunning()
      if (!agreed) await ask(nameOf(database))
      // One may have been started while the question stood.
      await refuseRunning()
      await dropAll(client)
    }).catch(refuseDatabase)
    await migrate(database.url)
    process.stdout.write(
      'The database is empty. `npm run db:seed` loads the sample catalogue, `npm start` makes an admin.\n',
    )
  } finally {
    await database.close()
  }
}

/** A shop of others' money, or one that others reach, is never emptied by a command. */
function refuseLive(config: Config, { NODE_ENV }: Settings): void {
  if (config.realMoney) throw new StartError('Real money moves in this shop: it is not emptied.')
  if (NODE_ENV === 'production')
    throw new StartError('NODE_ENV is production: this shop is not emptied.')
  const { host } = config.databaseUrl ? placeOf(config.databaseUrl) : { host: 'localhost' }
  if (!host.startsWith('/') && !isLoopback(host))
    throw new StartError(`DATABASE_URL names ${host}: only a database of this machine is emptied.`)
}

const nameOf = ({ url, how }: { url: string; how: string }) =>
  how === 'server' ? `the database ${placeOf(url).name}` : 'the embedded database'

async function ask(what: string): Promise<void> {
  if (!process.stdin.isTTY)
    throw new StartError(`All of ${what} would be lost. Say so: npm run db:reset -- --yes`)
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const answer = await terminal.question(`All of ${what} will be lost. Type yes to go on: `)
  terminal.close()
  if (answer.trim() !== 'yes') throw new StartError('Nothing was changed.')
}
