import { z } from 'zod'

/** All stored data of a person, table by table (DPDP Act, s. 11); amounts in paise. */
export const personalData = z.record(z.string(), z.unknown())
export type PersonalData = z.infer<typeof personalData>
