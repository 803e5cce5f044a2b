// chunk: frame
/**
 * Runs work in a task of its own: the browser answers a touch in between. By a message, because
 * timers wait in a hidden tab.
 */
export function inOwnTask(work: () => void): void {
  const { port1, port2 } = new MessageChannel()
  port1.addEventListener('message', () => {
    port1.close()
    work()
  })
  port1.start()
  port2.postMessage(null)
}
