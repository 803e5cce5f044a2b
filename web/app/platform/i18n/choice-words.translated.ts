// chunk: cards
import { choices } from './choice-words.texts.ts'

const known = new Map(Object.entries(choices).map(([name, word]) => [name.toLowerCase(), word]))

export const choiceWord = (name: string): string => known.get(name.trim().toLowerCase()) ?? name
