import { z } from 'zod'

/**
 * Everything the shop keeps about a person, table by table as it is stored (DPDP Act, s. 11);
 * amounts in paise.
 */
export const personalData = z.record(z.string(), z.unknown())
export type PersonalData = z.infer<typeof personalData>
