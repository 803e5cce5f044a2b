/** The names of states and union territories on pages, by their codes in GST law. */
export { states as stateNames } from './states.ts'
