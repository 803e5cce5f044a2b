/** What a shop prints once it answers; programs that start one wait for it. */
export const listeningLine = (address: string): string => `listening on ${address}\n`

/** Finds that line in what a shop printed; the first group is its address. */
export const listeningPattern = /^listening on (\S+)$/m
