/** A commit that PostgreSQL acknowledged, although no standby may have it. */
export class NotReplicated extends Error {
  override readonly name = 'NotReplicated'

  constructor() {
    super('the commit may not have been replicated to the standby')
  }
}

/** A write that may have happened: the connection ended, or no answer came, after it was sent. */
export class OutcomeUnknown extends Error {
  override readonly name = 'OutcomeUnknown'

  constructor(cause: unknown) {
    super('whether this was written is not known', { cause })
  }
}

/** True when it may or may not have been written: only its row can tell. */
export function outcomeIsUnknown(error: unknown): boolean {
  if (error instanceof OutcomeUnknown) return true
  return error instanceof Error && outcomeIsUnknown(error.cause)
}

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

/** True when a statement, or a commit, was sent and no answer came in time. */
export function hadNoAnswer(error: unknown): boolean {
  return /Query read timeout/i.test(databaseError(error)?.message ?? '')
}

/** True when a commit, or a single write, fails with this although it may have happened. */
export function mayHaveHappened(error: unknown): boolean {
  return (
    databaseError(error) instanceof NotReplicated || hadNoAnswer(error) || connectionWasCut(error)
  )
}

/** True when the server of this connection became a standby. It has stored nothing. */
export function becameReadOnly(error: unknown): boolean {
  return databaseError(error)?.code === '25006'
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
