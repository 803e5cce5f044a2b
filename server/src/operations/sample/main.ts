/** `npm run db:seed`: the sample catalogue into an empty shop, by the same settings as the shop. */
import { StartError } from '@tohfa/embedded-db/start-error'
import { readConfig } from '#platform/config/config.ts'
import { connect } from '#platform/database/connect.ts'
import { migrate } from '#platform/database/migrate.ts'
import { refuseDatabase } from '#platform/database/refuse-database.ts'
import { openShopDatabase } from '#platform/database/shop-database.ts'
import { createImageUrls } from '#platform/media/image-url.ts'
import { openImageStore } from '#platform/media/store/open-image-store.ts'
import { loadSample } from './load-sample.ts'

try {
  await seed()
} catch (error) {
  process.stderr.write(
    error instanceof StartError ? `${error.message}\n` : `${String((error as Error).stack)}\n`,
  )
  process.exitCode = 1
}

async function seed(): Promise<void> {
  const config = readConfig(process.env)
  const database = await openShopDatabase(process.env, { made: true })
  try {
    await migrate(database.url).catch(refuseDatabase)
    const { clockOffsetMs } = config
    const connection = connect(database.url, () => undefined, undefined, { clockOffsetMs })
    try {
      const isLoaded = await loadSample({
        connection,
        store: openImageStore(config),
        defaultBrand: config.settings.particulars.name,
        imageUrls: createImageUrls(config.s3?.publicUrl ?? ''),
        log: (sentence) => process.stdout.write(`${sentence}\n`),
      })
      if (!isLoaded)
        throw new StartError('The shop has or had products: the sample is for an empty one.')
    } finally {
      await connection.close()
    }
  } finally {
    await database.close()
  }
}
