import { openCamera } from './camera.ts'
import { pagesJourney } from './pages.journey.ts'
import { Person, type Steps } from './person.ts'
import { makePhotos } from './photos.ts'
import { shopperJourney } from './shopper.journey.ts'
import { staffJourney } from './staff.journey.ts'
import type { Tab } from './tab.ts'

const phone = { width: 390, height: 844 }
const desk = { width: 1366, height: 768 }

/** A call that is refused as the rules demand is no fault of the page. */
const REFUSED_CALL = /Failed to load resource: the server responded with a status of 4\d\d/

/**
 * Walks all journeys in one tab.
 *
 * @param pictures a folder for pictures of every step and of the public pages
 * @returns how high each dialog was
 * @throws Error that names the step at which it went wrong
 */
export async function walk(
  tab: Tab,
  { engine, shop, pictures }: { engine: string; shop: string; pictures?: string | undefined },
): Promise<Map<string, number>> {
  const camera = openCamera(tab, pictures, engine)
  const person = new Person(tab, shop, camera)

  async function take(steps: Steps) {
    for (const [name, step] of Object.entries(steps)) {
      try {
        await step()
        await person.remember(name)
      } catch (error) {
        await camera(`${name} failed`)
        throw new Error(`${name}: ${error instanceof Error ? error.message : String(error)}`, {
          cause: error,
        })
      }
    }
  }

  if (pictures) {
    await tab.resize(desk)
    await take(pagesJourney(person, 'desk'))
    await tab.resize(phone)
    await take(pagesJourney(person, 'phone'))
  }
  await tab.resize(phone)
  const { photos, remove } = await makePhotos()
  try {
    await take(shopperJourney(person, shop, photos))
  } finally {
    await remove()
  }
  await tab.resize(desk)
  await take(staffJourney(person))
  const complaints = tab.complaints().filter((text) => !REFUSED_CALL.test(text))
  if (complaints.length > 0) throw new Error(`the console says: ${complaints.join('\n')}`)
  return person.dialogs
}
