/** Ends when the latest work has ended, also that which other work began. */
export async function untilSettled(latest: () => Promise<unknown>): Promise<void> {
  let seen: Promise<unknown> | undefined
  while (seen !== latest()) {
    seen = latest()
    await seen
  }
}
