/** `npm run admin -- grant|revoke|password|reset-second-factor EMAIL`, by the same settings as the shop. */
import { connect } from '../../database/connect.ts'
import { openShopDatabase } from '../../database/shop-database.ts'
import { migrate } from '../../database/migrate.ts'
import { StartError } from '../../start-error.ts'
import { adminActions, runAdminCommand } from './admin-command.ts'

const reached = {
  server: 'Using the database of DATABASE_URL.',
  running:
    'The shop is running: its own database is used beside it, and what is done counts at once.',
  started: 'The shop is not running: its database is started for this and stopped again.',
}

const [given, email] = process.argv.slice(2)
try {
  const action = adminActions.find((known) => known === given)
  if (!action || !email)
    throw new StartError(
      'Say grant EMAIL, revoke EMAIL, password EMAIL or reset-second-factor EMAIL.',
    )
  const database = await openShopDatabase(process.env)
  try {
    say(reached[database.how])
    // A shop that was updated and not started since has an older database.
    if (database.how === 'started') await migrate(database.url)
    const connection = connect(database.url, () => undefined)
    try {
      for (const sentence of await runAdminCommand(connection, action, email, configured()))
        say(sentence)
    } finally {
      await connection.close()
    }
  } finally {
    await database.close()
  }
} catch (error) {
  process.stderr.write(
    error instanceof StartError ? `${error.message}\n` : `${String((error as Error).stack)}\n`,
  )
  process.exitCode = 1
}

function say(sentence: string): void {
  process.stdout.write(`${sentence}\n`)
}

function configured(): string | undefined {
  return process.env['ADMIN_EMAIL'] || undefined
}
