/** Finds line breaks by the Unicode Line Breaking Algorithm (UAX #14). */
declare module 'linebreak' {
  export default class LineBreaker {
    constructor(text: string)
    nextBreak(): { position: number; required: boolean } | null
  }
}
