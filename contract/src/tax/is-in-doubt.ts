/** The words, in each language of the staff, with which a source in doubt begins. */
const words = /^(?:in doubt\b|संदेह)/i

/** Whether the source of a tax class says that its rate is in doubt. */
export const isInDoubt = (source: string | null): boolean => words.test(source ?? '')
