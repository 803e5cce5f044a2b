import { Socket } from 'node:net'

/**
 * A socket that sends everything written within one turn of the event loop together. The driver
 * corks it for each statement. Corked for the whole turn, several statements are one system call,
 * and PostgreSQL wakes up once.
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
