/** What customers said, by product slug: stars and words. */
export type Comments = Record<string, [rating: number, comment: string][]>
