/** What was done with what is scanned at the bench. */
export const scanSteps = ['printed', 'packed'] as const
export type ScanStep = (typeof scanSteps)[number]
