import type { Config } from '#platform/config/config.ts'
import type { Delays } from '#platform/config/delays.ts'
import type { Connection } from '#platform/database/connect.ts'
import type { ShopAddress } from '#platform/http/shop-address.ts'
import { defineJob, type Jobs } from '#platform/jobs/jobs.ts'
import type { Settings } from '#backoffice/settings/settings.service.ts'
import { forgetAll, forgetSent, oldestChanged } from './index-now.queries.ts'
import { indexNowUrl, sendAddresses } from './send-addresses.ts'

const tell = defineJob<Record<string, never>>('tell-search-engines', {
  retryLimit: 5,
  retryDelay: 30,
  retryBackoff: true,
  retryDelayMax: 600,
})
const every = '*/10 * * * *'
/** IndexNow accepts 10,000 in one request. */
const mostAtOnce = 1_000

type Deps = {
  connection: Pick<Connection, 'db'>
  jobs: Jobs
  settings: Pick<Settings, 'read'>
  address: ShopAddress
  config: Pick<Config, 'providers'>
  delays: Pick<Delays, 'providerMs'>
  /** The names of the providers that the simulator plays. */
  simulated: readonly string[]
  log: () => { info(details: object, message: string): void }
}

/**
 * Sends the addresses of changed pages to IndexNow, where staff turned it on (docs/product.md
 * 2.20). A shop that takes no real payments sends them to the simulator: its addresses are a trial.
 */
export function tellSearchEngines(deps: Deps): void {
  const { connection, jobs, settings, address, config, delays, simulated, log } = deps

  jobs.handle(tell, async () => {
    const { on, key } = (await settings.read()).indexNow
    if (!on || !key) return forgetAll(connection.db)
    const url = simulated.includes(config.providers.payment.name)
      ? `${address.own}/sandbox/index-now`
      : indexNowUrl
    const shop = address.public
    for (;;) {
      const changed = await oldestChanged(connection.db, mostAtOnce)
      if (changed.length === 0) return undefined
      const list = {
        host: new URL(shop).host,
        key,
        keyLocation: `${shop}/${key}.txt`,
        urlList: changed.map(({ path }) => shop + path),
      }
      await sendAddresses(url, list, delays.providerMs)
      await forgetSent(connection.db, changed)
      log().info({ addresses: changed.length }, 'search engines know of changed pages')
    }
  })
  jobs.repeat(tell, every)
}
