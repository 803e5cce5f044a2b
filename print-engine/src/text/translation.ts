/**
 * What a texts file must be in another language: the same keys, for each sentence a sentence, for
 * each function one that takes the same.
 */
export type Translation<T> = T extends string
  ? string
  : T extends (...given: infer Given) => string
    ? (...given: Given) => string
    : { readonly [Key in keyof T]: Translation<T[Key]> }
