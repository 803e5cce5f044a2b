import type { ShapedScript } from './scripts.ts'

/** Scripts whose letters hang from one line or are joined by strokes, which spaces would cut. */
export const joinedScripts: ReadonlySet<ShapedScript> = new Set(['Deva', 'Beng', 'Guru', 'Arab'])

const classes = [...joinedScripts].map((script) => `\\p{sc=${script}}`).join('')
const joinedLetter = new RegExp(`[${classes}]`, 'u')
const otherLetter = new RegExp(`(?![${classes}])\\p{L}`, 'u')

/** Whether space between letters shows anywhere in a text (docs/studio.md 5.3). */
export const takesSpace = (text: string): boolean =>
  otherLetter.test(text) || !joinedLetter.test(text)
