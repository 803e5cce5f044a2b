import type { Limits } from '#platform/limits/rate-limit.ts'

/** Counts a code that is mailed to an e-mail, whatever it proves, for whoever asks for it. */
export async function limitCodes(limits: Limits, ip: string, email: string): Promise<void> {
  await limits.take('codeAddress', ip)
  await limits.take('codeEmail', email)
}
