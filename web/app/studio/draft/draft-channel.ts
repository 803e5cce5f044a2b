/** Says that a tab wrote the draft of a product. */
export type Told = { product: string; rev: number; tab: string }

/** This document, among all that show the same product. */
export const thisTab = crypto.randomUUID()

/** The other tabs; a browser without the channel only compares revisions when it writes. */
export function openChannel(hear: (told: Told) => void): {
  tell: (told: Told) => void
  close: () => void
} {
  if (typeof BroadcastChannel === 'undefined')
    return { tell: () => undefined, close: () => undefined }
  const channel = new BroadcastChannel('studio')
  channel.addEventListener('message', ({ data }: MessageEvent<Told>) => {
    if (data.tab !== thisTab) hear(data)
  })
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin
    tell: (told) => channel.postMessage(told),
    close: () => channel.close(),
  }
}
