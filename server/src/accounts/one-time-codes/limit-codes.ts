import type { Limits } from '#platform/limits/rate-limit.ts'

/** Counts a code mailed to an e-mail, for any purpose and requester. */
export async function limitCodes(limits: Limits, ip: string, email: string): Promise<void> {
  await limits.take('codeAddress', ip)
  await limits.take('codeEmail', email)
}
