import { publicPages } from '../e2e/support/routes.ts'
import type { Person, Steps } from './person.ts'

/** Every public page, to be looked at. */
export function pagesJourney(person: Person, place: string): Steps {
  return Object.fromEntries(
    Object.keys(publicPages).map((path) => [
      `${path.slice(1) || 'home'} (${place})`,
      () => person.open(path),
    ]),
  )
}
