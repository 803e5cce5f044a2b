import { findColors, readText, scrollToSide } from './look.ts'
import type { Person } from './person.ts'
import type { Photo } from './photos.ts'

const product = 'Instant Photo Key Chain'
const preview = 'figure canvas'

/** Chooses one photo after the other, signed out, and finds the last one there again after a reload. */
export async function choosePhotos(person: Person, photos: readonly Photo[]): Promise<void> {
  await openProduct(person)
  for (const { name, file, isRedAbove } of photos) {
    await person.upload('[name=studio-photo]', [file])
    await seeUpright(person, name, preview, isRedAbove)
  }
  await person.until('the photo is kept', () =>
    person.run(() =>
      [...document.querySelectorAll('p[aria-busy=false]')].some(({ textContent }) =>
        textContent.includes('is kept on this device'),
      ),
    ),
  )
  await person.open(await person.run(() => location.pathname))
  const last = photos.at(-1)
  await seeUpright(person, 'what was kept', preview, last?.isRedAbove ?? true)
}

/** Sees the proof of the photo that was chosen, which is sent for it. */
export async function seePhotoProof(person: Person, photos: readonly Photo[]): Promise<void> {
  await openProduct(person)
  await person.press('button', 'See your proof')
  await lookAtSides(person)
  await person.seeDialog('Your proof', 'I approve this print')
  const last = photos.at(-1)
  for (const picture of ['dialog li button img', 'dialog li > div:last-child img'])
    await seeUpright(person, 'the proof', picture, last?.isRedAbove ?? true)
  await person.press('button', 'Close')
  await person.dialogGone()
}

/** Scrolls to one side of the proof after the other, until none is left to look at. */
export async function lookAtSides(person: Person): Promise<void> {
  let looks = 0
  await person.until('every side was looked at', async () => {
    const isAbove = await person.run(scrollToSide, looks++)
    return isAbove && !(await person.run(readText)).includes('Please look at every side')
  })
}

async function openProduct(person: Person): Promise<void> {
  await person.open(`/product-filter?search=${encodeURIComponent(product)}`)
  await person.press('main a[href^="/product-detail/"]', product)
  await person.arrive(/^\/product-detail\//)
}

async function seeUpright(person: Person, what: string, picture: string, isRedAbove: boolean) {
  let seen = 'nothing'
  await person.until(
    () => `${what} is seen with ${isRedAbove ? 'red' : 'blue'} above, but ${seen}`,
    async () => {
      const colors = await person.run(findColors, picture)
      seen = JSON.stringify(colors)
      if (!colors) return false
      const below = colors.blue - colors.red
      return (isRedAbove ? below : -below) > 0.05
    },
  )
}
