import pg from 'pg'

type Statements<T> = {
  answer: T
  /** The text of each statement, in the order of sending. */
  texts: string[]
  /**
   * The number of round trips: statements that are sent before the last answers arrived share one.
   */
  roundTrips: number
}

/**
 * Records the statements that this process sends to PostgreSQL during `work`, except those of its
 * job queue.
 */
export async function statementsDuring<T>(work: () => Promise<T>): Promise<Statements<T>> {
  const texts: string[] = []
  const waiting = new WeakSet<pg.Client>()
  const { query } = pg.Client.prototype
  let roundTrips = 0
  pg.Client.prototype.query = function (this: pg.Client, ...statement: unknown[]) {
    if (isOfQueue(this)) return Reflect.apply(query, this, statement) as unknown
    const [first] = statement as [string | { text: string }]
    texts.push(typeof first === 'string' ? first : first.text)
    if (!waiting.has(this)) roundTrips++
    waiting.add(this)
    const answered = () => void waiting.delete(this)
    const hearing = statement.map((part) =>
      typeof part === 'function' ? after(answered, part) : part,
    )
    const answer = Reflect.apply(query, this, hearing) as unknown
    if (answer instanceof Promise) answer.then(answered, answered)
    return answer
  } as typeof query
  try {
    return { answer: await work(), texts, roundTrips }
  } finally {
    pg.Client.prototype.query = query
  }
}

/** The pool passes a statement a callback in place of a promise. */
const after =
  (answered: () => void, callback: Function) =>
  (...answer: unknown[]): unknown => {
    answered()
    return Reflect.apply(callback, undefined, answer)
  }

function isOfQueue(client: pg.Client): boolean {
  const { connectionParameters } = client as pg.Client & {
    connectionParameters: { application_name?: string }
  }
  return connectionParameters.application_name === 'tohfa jobs'
}
