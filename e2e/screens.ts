import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export type Screen = 'phone' | 'desktop'
type On = Screen | 'both'

/**
 * The screens that a file's tests run on, and which of them run elsewhere, by words of their titles.
 * A test runs on both where the page is laid out or worked otherwise on a phone; what is the same
 * on each is walked once. What shoppers do is walked on a phone, the account and the admin on a
 * desktop.
 */
const plans: Record<string, { on: On; why: string } & Partial<Record<On, string[]>>> = {
  'account-safety': { on: 'desktop', why: 'the forms are those of every page' },
  accounts: {
    on: 'desktop',
    why: 'the forms are those of every page',
    both: ['addresses are added, edited', 'a phone has the menu of the account on a page'],
  },
  'admin-operations': {
    on: 'desktop',
    why: 'staff work at a desk; on a phone each page is looked at',
    phone: ['every page of the shop’s running fits'],
  },
  'admin-products': {
    on: 'desktop',
    why: 'staff work at a desk; on a phone each page is looked at',
    both: ['a product’s form and its preview are accessible'],
  },
  'after-sale': {
    on: 'phone',
    why: 'lists and dialogs of one column',
    both: ['orders stand five a page', 'Track Order says Loading..'],
  },
  'after-sale-reviews': { on: 'phone', why: 'one column at any width' },
  back: {
    on: 'phone',
    why: 'most of what opens over a page is there on phones only',
    desktop: ['the menu of a person', 'a link of a menu that closes', 'Back asks before'],
    both: ['the viewer of pictures'],
  },
  buying: { on: 'phone', why: 'what is asked and answered is the same' },
  'buying-signed-out': { on: 'phone', why: 'the way through the sign-in is the same' },
  'change-email': { on: 'desktop', why: 'the form is the same' },
  consent: { on: 'desktop', why: 'what is told to whom is the same' },
  crash: { on: 'desktop', why: 'no browser is used' },
  failures: {
    on: 'desktop',
    why: 'the sentences are the same',
    phone: ['the page stays and says so'],
  },
  finding: {
    on: 'both',
    why: 'home page, listing, search and product are laid out anew on a phone',
    phone: [
      'the banners go on by themselves',
      'who wants no motion',
      'a section is fetched when it comes into view',
      'coming back to the home page asks',
      'a search stands in a chip',
      'what was chosen of a product survives',
      'a product that is gone leads on',
    ],
    desktop: ['on a very wide screen'],
  },
  'first-start': { on: 'phone', why: 'that there are products does not depend on the screen' },
  header: { on: 'desktop', why: 'wide screens show it all; the drawer of phones is in finding' },
  hindi: {
    on: 'both',
    why: 'words are cut off at one width and not at another',
    phone: ['an English page fetches the Latin fonts', 'the choice in the footer is kept'],
  },
  home: {
    on: 'desktop',
    why: 'each test sets the widths it is about',
    both: ['every row has its heading'],
  },
  'keyboard-admin': { on: 'desktop', why: 'a keyboard stands at a desk' },
  'keyboard-purchase': {
    on: 'both',
    why: 'filters and search are dialogs on a phone, and bars cover what has the focus',
    desktop: ['by keys alone one pays online'],
  },
  'keyboard-stops': {
    on: 'both',
    why: 'bars cover what has the focus on a small screen',
    desktop: ['a notice stays while its button', 'suggestions that come when somebody'],
  },
  listing: {
    on: 'desktop',
    why: 'the pages of a list are the same',
    both: ['a listing is sorted by a list on wide screens'],
  },
  'pay-window': { on: 'phone', why: 'the window is the provider’s own' },
  'private-pages': {
    on: 'phone',
    why: 'who is led where is the same',
    both: ['the cart counts units'],
  },
  product: {
    on: 'desktop',
    why: 'what is said and chosen is the same',
    phone: ['stands clear of the bar of a phone', 'the bar of a phone says'],
    both: ['BUY NOW leads a visitor', 'another colour brings its pictures into sight'],
  },
  routes: {
    on: 'both',
    why: 'every page is looked at on both',
    desktop: ['are led to the sign-in', 'the sign-in is not for'],
  },
  'signing-up': {
    on: 'desktop',
    why: 'the forms are those of every page',
    both: ['with the keyboard alone one signs up', 'an answer that comes late'],
  },
  'static-pages': { on: 'phone', why: 'the words are the same; how they stand is in routes' },
  'walk-cash': {
    on: 'desktop',
    why: 'the words are the same',
    both: ['from the mailed code to a parcel at the door'],
  },
  'walk-online': { on: 'desktop', why: 'pay-window walks the rest of it on a phone' },
  zoom: { on: 'desktop', why: 'it sets its width itself' },
}

/** What a project's `grep` is: the tests that run on this screen. A file without a plan runs on both. */
export function testsOn(screen: Screen): RegExp {
  const isOn = (on: On) => on === 'both' || on === screen
  const parts = Object.entries(plans).map(([name, { on, ...plan }]) => {
    const elsewhere = (['phone', 'desktop', 'both'] as const).filter(
      (other) => isOn(other) !== isOn(on),
    )
    const titles = elsewhere.flatMap((other) => plan[other] ?? [])
    expectThere(name, titles)
    const words = titles.map((title) => RegExp.escape(title)).join('|')
    const file = `${RegExp.escape(name)}\\.test\\.ts `
    if (titles.length === 0) return isOn(on) ? file : undefined
    return isOn(on) ? `${file}(?!.*(?:${words}))` : `${file}.*(?:${words})`
  })
  const planned = Object.keys(plans).map((name) => RegExp.escape(name))
  const unplanned = `^(?!.*\\b(?:${planned.join('|')})\\.test\\.ts )`
  return new RegExp([unplanned, ...parts.filter(Boolean).map((part) => ` ${part}`)].join('|'))
}

/** A title that was changed would else run on another screen, or nowhere, in silence. */
function expectThere(name: string, titles: string[]): void {
  const source = readFileSync(join(import.meta.dirname, `${name}.test.ts`), 'utf8')
  for (const title of titles)
    if (!source.includes(title)) throw new Error(`${name}.test.ts has no test “${title}”`)
}
