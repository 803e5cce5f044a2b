type Titled = { title: string; titleHi?: string | undefined }

/** The title of a product in the language of the page. */
export const titleOf = ({ title }: Titled): string => title
/** A product with its texts in the language of the page, where staff translated them. */
export const inWords = <T extends object>(product: T): T => product
