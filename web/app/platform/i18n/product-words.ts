type Titled = { title: string; titleHi?: string | undefined }

/** What a product is called in the language of the page. */
export const titleOf = ({ title }: Titled): string => title
/** A product with its words in the language of the page, as far as staff wrote them. */
export const inWords = <T extends object>(product: T): T => product
