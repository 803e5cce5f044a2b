import pg from 'pg'
import { NotReplicated } from '#platform/database/failures.ts'

type AnyQuery = (...statement: unknown[]) => unknown

/**
 * A client that fails a statement whose commit may exist on one server only. PostgreSQL acknowledges
 * a commit whose wait for a synchronous standby was cancelled, and says so in a warning alone
 * (https://www.postgresql.org/docs/current/warm-standby.html, Synchronous Replication).
 */
export class CheckedClient extends pg.Client {
  #isReplicated = true

  constructor(config?: string | pg.ClientConfig) {
    super(config)
    // The warning comes before the end of its statement. Its text depends on the server's language.
    this.on('notice', (notice: { routine?: string | undefined }) => {
      if (notice.routine === 'SyncRepWaitForLSN') this.#isReplicated = false
    })
  }

  override query = ((...statement: unknown[]): unknown => {
    const query = super.query.bind(this) as AnyQuery
    const callback = statement.at(-1)
    if (typeof callback === 'function')
      return query(...statement.slice(0, -1), (error: unknown, result: unknown) =>
        Reflect.apply(callback, undefined, [error ?? this.#takeDoubt(), result]),
      )
    return (query(...statement) as Promise<unknown>).then((result) => {
      const doubt = this.#takeDoubt()
      if (doubt) throw doubt
      return result
    })
  }) as typeof pg.Client.prototype.query

  /** The failure of the statement that ends, if its commit is in doubt. */
  #takeDoubt(): NotReplicated | undefined {
    if (this.#isReplicated) return undefined
    this.#isReplicated = true
    return new NotReplicated()
  }
}
