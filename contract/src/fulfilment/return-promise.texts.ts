import { returnWindowDays } from './return-moves.ts'

const how = `Ask within ${returnWindowDays} days of delivery, with photos. A change of mind or size is no fault.`

/** The return policy as product and checkout pages state it. */
export const returnPromise = {
  personalised: `What is made for you alone comes back only for a fault. ${how}`,
  others: `What you buy comes back only for a fault. ${how}`,
} as const
