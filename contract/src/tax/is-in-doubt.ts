/** Whether the source of a tax class says that its rate is in doubt: it begins with these words. */
export const isInDoubt = (source: string | null): boolean => /^in doubt\b/i.test(source ?? '')
