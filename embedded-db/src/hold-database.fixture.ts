import { startEmbeddedPostgres } from './start-embedded-postgres.ts'

/** A server's stand-in for the tests that kill one: holds the database of DATA_DIR, says its URL. */
const dataDir = process.argv[2] ?? ''
try {
  const { url } = await startEmbeddedPostgres({ dataDir, log: () => undefined })
  process.stdout.write(`${url}\n`)
  setInterval(() => undefined, 60_000)
} catch (error) {
  process.stdout.write(`refused: ${(error as Error).message}\n`)
}
