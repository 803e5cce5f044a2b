/**
 * Faults of a provider for tests of the shop. `down` drops the connection, `hang` never answers,
 * `html502` answers with a gateway's page, and `refuse` with the provider's refusal. `partial` does
 * the work and loses the answer. `no_day` accepts no day for a redelivery. `silent` takes a message
 * without saying what became of it, and `undelivered` says that it failed. `limit` answers that there
 * were too many calls.
 */
export const faultModes = [
  'none',
  'down',
  'hang',
  'html502',
  'refuse',
  'partial',
  'no_day',
  'silent',
  'undelivered',
  'limit',
] as const
export type FaultMode = (typeof faultModes)[number]
