/** Timeouts of providers in milliseconds; part of `Delays`. */
export type ProviderDelays = {
  /** For a provider's answer, including the retry of a GET. */
  providerMs: number
  /** For each further request after one without an answer, while a shopper waits. */
  providerAgainMs: number
  /** For a page of a report, which the provider reads from many rows. */
  reportMs: number
}

/** All consecutive requests for one payment end within 15 s. */
export const usualProviderDelays: ProviderDelays = {
  providerMs: 4_000,
  providerAgainMs: 2_000,
  reportMs: 15_000,
}
