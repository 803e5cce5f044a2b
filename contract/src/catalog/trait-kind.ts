/**
 * What a trait is made of: words in one line; a net quantity such as `250 g`; a code of `countryCodes`;
 * or a name with its address, in several lines.
 */
export type TraitKind = 'words' | 'quantity' | 'country' | 'address'
