/** The states and union territories as a page names them, by their codes in the law of GST. */
export { states as stateNames } from './states.ts'
