const key = 'analytics-consent'
const choices = ['granted', 'denied'] as const
export type Consent = (typeof choices)[number]

/** After half a year the question may be asked again. */
const seconds = 182 * 24 * 3_600

/** The choice in this browser; none counts as no consent. */
export function consent(): Consent | null {
  const kept = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${key}=`))
  return choices.find((choice) => kept === `${key}=${choice}`) ?? null
}

/** Stores the choice in a cookie, because a log-out empties local storage. */
export function choose(choice: Consent): void {
  document.cookie = `${key}=${choice}; path=/; max-age=${seconds}; samesite=lax`
  const others = new BroadcastChannel(key)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin
  others.postMessage(choice)
  others.close()
}

/** Calls back whenever a choice is made, here or in another window. */
export function onConsent(heard: () => void): () => void {
  const channel = new BroadcastChannel(key)
  channel.addEventListener('message', heard)
  return () => channel.close()
}
