/** The actions for a scanned code at the workbench. */
export const scanSteps = ['printed', 'packed'] as const
export type ScanStep = (typeof scanSteps)[number]
