/** Says that a tab wrote the draft of a product. */
export type Told = { product: string; rev: number; tab: string }

/** This document, among all that show the same product. */
export const thisTab = crypto.randomUUID()

/**
 * The other tabs. Through a closed channel nothing is said: they then compare revisions when they
 * write, as in a browser without the channel.
 */
export function openChannel(hear: (told: Told) => void): {
  tell: (told: Told) => void
  close: () => void
} {
  if (typeof BroadcastChannel === 'undefined')
    return { tell: () => undefined, close: () => undefined }
  let isOpen = true
  const channel = new BroadcastChannel('studio')
  channel.addEventListener('message', ({ data }: MessageEvent<Told>) => {
    if (data.tab !== thisTab) hear(data)
  })
  return {
    tell(told) {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin
      if (isOpen) channel.postMessage(told)
    },
    close() {
      isOpen = false
      channel.close()
    },
  }
}
