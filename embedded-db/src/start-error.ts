/** A sentence for the person who starts the shop; printed without a stack. */
export class StartError extends Error {
  override name = 'StartError'
}
