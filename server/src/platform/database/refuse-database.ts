import { StartError } from '@tohfa/embedded-db/start-error'

/** The driver's message names the fault, never the password. */
export function refuseDatabase(error: Error): never {
  if (error instanceof StartError) throw error
  throw new StartError(
    `The database of DATABASE_URL cannot be used: ${error.message || (error as { code?: string }).code}.`,
    { cause: error },
  )
}
