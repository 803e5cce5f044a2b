/** The name of the constraint that a statement violated, or undefined for any other failure. */
export function brokenConstraint(error: unknown): string | undefined {
  const cause = databaseError(error)
  return cause?.code?.startsWith('23') ? cause.constraint : undefined
}

const away = /^(ECONN|EPIPE|ETIMEDOUT|ENOENT|ENOTFOUND|EAI_|57P0|57014|08|53300)/

/** True when the database was unreachable, was shutting down, or hit a timeout: try again later. */
export function databaseIsAway(error: unknown): boolean {
  const cause = databaseError(error)
  if (!cause) return false
  if (cause.code && away.test(cause.code)) return true
  return /Connection terminated|connection timeout|timeout exceeded when trying|Query read timeout|not queryable/i.test(
    cause.message,
  )
}

/** True when the database or its disk accepts no more writes: full, or read-only. */
export function cannotBeWritten(error: unknown): boolean {
  return /^(53100|25006|ENOSPC|EDQUOT|EROFS)$/.test(databaseError(error)?.code ?? '')
}

/** True when an established connection was cut, idle or during a statement. */
export function connectionWasCut(error: unknown): boolean {
  const cause = databaseError(error)
  if (!cause) return false
  if (cause.code) return /^(57P01|ECONNRESET|EPIPE)$/.test(cause.code)
  return /Connection terminated unexpectedly|not queryable/i.test(cause.message)
}

/** True when a statement was never sent: its connection was gone before. */
export function wasNotSent(error: unknown): boolean {
  const cause = databaseError(error)
  return cause !== undefined && (cause.code === 'EPIPE' || /not queryable/i.test(cause.message))
}

/** True when PostgreSQL ended the session on command instead of running the statement. */
export function sessionWasEnded(error: unknown): boolean {
  return databaseError(error)?.code === '57P01'
}

/** True when PostgreSQL ended this transaction in favour of another: run it again. */
export function isDeadlock(error: unknown): boolean {
  const code = databaseError(error)?.code
  return code === '40P01' || code === '40001'
}

type DatabaseError = { code?: string; constraint?: string; message: string }

/** Drizzle wraps the driver's error, which has the details. */
function databaseError(error: unknown): DatabaseError | undefined {
  let deepest = error
  while (deepest instanceof Error && deepest.cause instanceof Error) deepest = deepest.cause
  return deepest instanceof Error ? deepest : undefined
}
