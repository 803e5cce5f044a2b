/** How long the shop waits for a provider, in milliseconds; a part of its `Delays`. */
export type ProviderDelays = {
  /** For a provider's answer, a second try of a GET included. */
  providerMs: number
  /** For each further question in place of one that was not answered, while a shopper waits. */
  providerAgainMs: number
}

/** All questions for one payment, one after the other, end well within 15 s. */
export const usualProviderDelays: ProviderDelays = { providerMs: 4_000, providerAgainMs: 2_000 }
