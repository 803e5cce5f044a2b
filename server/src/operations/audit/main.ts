/** `npm run audit`: whether money, orders and stock add up; ends with 1 when they do not. */
import { missingGrievanceOfficer } from '#platform/config/grievance-officer.ts'
import { chooseProviders } from '#platform/config/providers.ts'
import { connect } from '#platform/database/connect.ts'
import { StartError } from '@tohfa/embedded-db/start-error'
import { audit } from './audit.ts'
import { openShopDatabase } from '#platform/database/shop-database.ts'

try {
  const database = await openShopDatabase(process.env)
  const connection = connect(database.url, () => undefined)
  try {
    const { findings, attention } = await audit(connection.db)
    const officer = missingGrievanceOfficer(process.env, chooseProviders(process.env))
    report({ findings, attention: officer ? [officer, ...attention] : attention })
  } finally {
    await connection.close()
    await database.close()
  }
} catch (error) {
  process.stderr.write(
    error instanceof StartError ? `${error.message}\n` : `${(error as Error).stack}\n`,
  )
  process.exitCode = 1
}

function report({ findings, attention }: Awaited<ReturnType<typeof audit>>): void {
  for (const matter of attention) process.stdout.write(`To look at: ${matter}\n`)
  for (const finding of findings) process.stdout.write(`Does not add up: ${finding}\n`)
  if (findings.length === 0)
    process.stdout.write('Payments, refunds, orders, checkouts and stock add up.\n')
  else process.exitCode = 1
}
