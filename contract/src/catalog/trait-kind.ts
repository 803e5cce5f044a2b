/**
 * The kind of a trait: one line of text; a net quantity such as `250 g`; a code of `countryCodes`;
 * or a name and address in several lines.
 */
export type TraitKind = 'words' | 'quantity' | 'country' | 'address'
