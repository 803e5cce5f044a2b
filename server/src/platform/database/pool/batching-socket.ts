import { Socket } from 'node:net'

/**
 * A connection that writes what is sent within one turn of the event loop at once. The driver corks
 * it for each statement; corked until the turn is over, several of them are one system call, and
 * PostgreSQL wakes up once for all.
 */
export class BatchingSocket extends Socket {
  #isCorked = false

  override cork(): void {
    super.cork()
    if (this.#isCorked) return
    this.#isCorked = true
    super.cork()
    process.nextTick(() => {
      this.#isCorked = false
      this.uncork()
    })
  }
}
