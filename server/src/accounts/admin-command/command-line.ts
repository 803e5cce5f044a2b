import { migrate } from '#platform/database/migrate.ts'
import { openShopDatabase } from '#platform/database/shop-database.ts'
import { StartError } from '@tohfa/embedded-db/start-error'
import { adminActions } from './admin-actions.ts'

type Settings = Record<string, string | undefined>
type Terminal = { print(sentence: string): void; complain(sentence: string): void }

const reached = {
  server: 'Using the database of DATABASE_URL.',
  running:
    'The shop is running: its own database is used beside it, and what is done counts at once.',
  started: 'The shop is not running: its database is started for this and stopped again.',
}

/** Runs the command on the database of `settings`; returns the exit code. */
export async function commandLine(
  words: readonly string[],
  settings: Settings,
  { print, complain }: Terminal,
): Promise<0 | 1> {
  try {
    await act(words, settings, print)
    return 0
  } catch (error) {
    complain(error instanceof StartError ? error.message : String((error as Error).stack))
    return 1
  }
}

async function act(
  [given, email]: readonly string[],
  settings: Settings,
  print: Terminal['print'],
) {
  const action = adminActions.find((known) => known === given)
  if (!action || !email)
    throw new StartError(
      'Say grant EMAIL, revoke EMAIL, password EMAIL or reset-second-factor EMAIL.',
    )
  const database = await openShopDatabase(settings)
  try {
    print(reached[database.how])
    // A shop that was updated and not started since has an older database.
    if (database.how === 'started') await migrate(database.url)
    // Loading the query modules takes most of the command's time, so it is done only with tables.
    const { connect } = await import('#platform/database/connect.ts')
    const { runAdminCommand } = await import('./admin-command.ts')
    const connection = connect(database.url, () => undefined)
    try {
      const configured = settings['ADMIN_EMAIL'] || undefined
      for (const sentence of await runAdminCommand(connection, action, email, configured))
        print(sentence)
    } finally {
      await connection.close()
    }
  } finally {
    await database.close()
  }
}
