type Labelled = { label: string; labelHi?: string | undefined }

/** In the language of the page, as far as staff wrote it. */
export const labelOf = ({ label }: Labelled): string => label
