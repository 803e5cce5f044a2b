type Labelled = { label: string; labelHi?: string | undefined }

/** The label in the language of the page, if staff translated it. */
export const labelOf = ({ label }: Labelled): string => label
