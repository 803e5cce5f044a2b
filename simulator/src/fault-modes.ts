/**
 * What a provider can be made to do, so that a check sees the shop bear it: `down` drops the
 * connection, `hang` never answers, `html502` is a gateway's page, `refuse` refuses in the
 * provider's words. `partial` does the work and loses the answer, `no_day` takes no day for a new
 * try
 * of a delivery.
 */
export const faultModes = [
  'none',
  'down',
  'hang',
  'html502',
  'refuse',
  'partial',
  'no_day',
] as const
export type FaultMode = (typeof faultModes)[number]
