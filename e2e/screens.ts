import { readFileSync } from 'node:fs'
import { join } from 'node:path'

type Screen = 'phone' | 'desktop'
type On = Screen | 'both'
type Plan = { on: On; why: string; pictures?: false }

/**
 * The screens on which a file's tests run, and the exceptions, by words of their titles. A test
 * runs on both if the page has another layout or is operated differently on a phone; otherwise it
 * runs once. Tests of shoppers run on a phone, those of the account and the admin on a desktop.
 *
 * Files without pictures test and measure none, so fetching and decoding them would be wasted.
 * `walk-online` keeps them, as a complete purchase.
 */
const plans: Record<string, Plan & Partial<Record<On, string[]>>> = {
  'account-safety': { on: 'desktop', pictures: false, why: 'the forms are those of every page' },
  accounts: {
    on: 'desktop',
    pictures: false,
    why: 'the forms are those of every page',
    both: [
      'come without a jolt',
      'addresses are added, edited',
      'a phone has the menu of the account on a page',
    ],
  },
  'admin-catalog': { on: 'desktop', pictures: false, why: 'staff work at a desk' },
  'admin-menu': { on: 'desktop', pictures: false, why: 'it sets the width of the window itself' },
  'admin-operations': {
    on: 'desktop',
    why: 'staff work at a desk; on a phone each page is looked at',
    phone: ['every page of the shop’s running fits'],
  },
  'admin-products': {
    on: 'desktop',
    pictures: false,
    why: 'staff work at a desk; on a phone each page is looked at',
    phone: ['a product’s form and its preview are accessible'],
  },
  'admin-refunds': { on: 'desktop', pictures: false, why: 'staff work at a desk' },
  'admin-studio': {
    on: 'desktop',
    pictures: false,
    why: 'staff work at a desk; on a phone the page is looked at',
    both: ['every stop from an opened item'],
  },
  'admin-template-stage': {
    on: 'desktop',
    why: 'staff work at a desk; the page is looked at on each screen',
  },
  'after-sale': { on: 'phone', why: 'lists and dialogs of one column' },
  'after-sale-reviews': { on: 'phone', pictures: false, why: 'one column at any width' },
  'product-defaults': { on: 'desktop', pictures: false, why: 'it sets the width itself' },
  'quick-product': { on: 'desktop', why: 'it sets the width itself' },
  'header-look': { on: 'desktop', why: 'it sets the width itself' },
  'first-sale': { on: 'desktop', why: 'an owner sets up a shop at a desk' },
  'end-of-sample': { on: 'desktop', pictures: false, why: 'it sets the width itself' },
  back: {
    on: 'phone',
    pictures: false,
    why: 'most of what opens over a page is there on phones only',
    desktop: ['the menu of a person', 'a link of a menu that closes', 'Back asks before'],
    both: ['the viewer of pictures'],
  },
  'bad-line': { on: 'phone', why: 'a bad line is one of a phone' },
  'before-alive': { on: 'desktop', why: 'search and sort stand open there, to be used at once' },
  bench: { on: 'desktop', why: 'it sets the width of a tablet itself' },
  business: { on: 'phone', pictures: false, why: 'what is asked and answered is the same' },
  buying: { on: 'phone', pictures: false, why: 'what is asked and answered is the same' },
  'order-changes': { on: 'phone', pictures: false, why: 'lists and dialogs of one column' },
  cancelling: { on: 'phone', pictures: false, why: 'lists and dialogs of one column' },
  'buying-printed': { on: 'phone', why: 'what is asked and answered is the same' },
  'buying-signed-out': {
    on: 'phone',
    pictures: false,
    why: 'the way through the sign-in is the same',
  },
  'cart-before-account': { on: 'phone', why: 'what waits and where it comes is the same' },
  'change-email': { on: 'desktop', pictures: false, why: 'the form is the same' },
  'closed-pages': { on: 'desktop', pictures: false, why: 'who is led where is the same' },
  day: { on: 'desktop', why: 'staff work at a desk' },
  'quote-presses': { on: 'desktop', why: 'staff work at a desk' },
  quotes: { on: 'desktop', why: 'staff work at a desk; the link is opened on a phone' },
  collections: {
    on: 'phone',
    pictures: false,
    why: 'what shoppers do is walked on a phone',
    desktop: ['staff make a collection'],
  },
  consent: { on: 'desktop', pictures: false, why: 'what is told to whom is the same' },
  crash: { on: 'desktop', pictures: false, why: 'no browser is used' },
  crop: { on: 'phone', why: 'the dialog has one column; its width is set by the test' },
  documents: { on: 'phone', pictures: false, why: 'a list of one column at any width' },
  failures: {
    on: 'desktop',
    pictures: false,
    why: 'the sentences are the same',
    phone: ['the page stays and says so'],
  },
  finding: {
    on: 'both',
    why: 'home page, listing, search and product are laid out anew on a phone',
    phone: [
      'three taps lead from the home page',
      'the banners go on by themselves',
      'who wants no motion',
      'a section is fetched when it comes into view',
      'coming back to the home page asks',
      'a search stands in a chip',
      'what was chosen of a product survives',
      'a product that is gone leads on',
    ],
    desktop: ['on a very wide screen', 'a dialog moves nothing', 'the viewer zooms'],
  },
  'first-start': {
    on: 'phone',
    pictures: false,
    why: 'that there are products does not depend on the screen',
  },
  'first-hour': {
    on: 'desktop',
    why: 'a shop is empty once; it sets the width of the window itself',
  },
  gift: { on: 'phone', why: 'what is asked and answered is the same' },
  'gst-return': {
    on: 'desktop',
    pictures: false,
    why: 'a page of staff, which sets its width itself',
  },
  header: {
    on: 'desktop',
    pictures: false,
    why: 'wide screens show it all; the drawer of phones is in finding',
  },
  hindi: { on: 'phone', why: 'it sets its widths itself' },
  'hindi-products': { on: 'desktop', pictures: false, why: 'staff work at a desk' },
  'hindi-refusals': { on: 'desktop', pictures: false, why: 'the sentences are the same' },
  home: {
    on: 'desktop',
    why: 'each test sets the widths it is about',
    both: ['every row has its heading', 'a home page that has come in part'],
  },
  'keyboard-admin': { on: 'desktop', pictures: false, why: 'a keyboard stands at a desk' },
  'keyboard-purchase': {
    on: 'both',
    pictures: false,
    why: 'filters and search are dialogs on a phone, and bars cover what has the focus',
    desktop: ['by keys alone one pays online'],
  },
  'keyboard-stops': {
    on: 'both',
    why: 'bars cover what has the focus on a small screen',
    desktop: ['a notice stays while its button', 'suggestions that come when somebody'],
  },
  blanks: { on: 'desktop', pictures: false, why: 'it sets the width of a phone itself' },
  customers: { on: 'desktop', pictures: false, why: 'it sets the width of a phone itself' },
  'context-pool': { on: 'desktop', pictures: false, why: 'what a browser keeps is the same' },
  limits: { on: 'desktop', pictures: false, why: 'the sentences are the same' },
  'light-start': {
    on: 'phone',
    pictures: false,
    why: 'a phone notices what loads; of the layout only the menu counts',
  },
  listing: {
    on: 'desktop',
    pictures: false,
    why: 'the pages of a list are the same',
    both: ['a listing is sorted by a list on wide screens'],
  },
  'looking-around': { on: 'phone', pictures: false, why: 'rows and links of one column' },
  'make-it-yours': {
    on: 'phone',
    why: 'what is said of words and photos is the same',
    both: ['the words that somebody types stand on the product'],
  },
  'moving-on': {
    on: 'desktop',
    pictures: false,
    why: 'what comes late is the same',
    both: ['each section of the home page with its heading'],
  },
  'orders-morning': {
    on: 'desktop',
    pictures: false,
    why: 'staff work at a desk; it sets its width itself where it looks at a phone',
  },
  'painted-sheets': { on: 'desktop', why: 'no page is shown' },
  particulars: { on: 'desktop', pictures: false, why: 'the words are the same on each' },
  people: { on: 'desktop', pictures: false, why: 'staff work at a desk; a phone is set by itself' },
  palette: { on: 'desktop', pictures: false, why: 'it sets the width of the window itself' },
  'pay-window': { on: 'phone', pictures: false, why: 'the window is the provider’s own' },
  'press-pixels': { on: 'desktop', why: 'no page is shown' },
  'print-queue': { on: 'desktop', pictures: false, why: 'it sets the width of a phone itself' },
  'private-pages': {
    on: 'phone',
    pictures: false,
    why: 'who is led where is the same',
    both: ['the cart counts units'],
  },
  product: {
    on: 'desktop',
    why: 'what is said and chosen is the same',
    phone: ['stands clear of the bar of a phone', 'the bar of a phone says'],
    both: ['BUY NOW leads a visitor', 'another colour brings its pictures into sight'],
  },
  'product-fonts': { on: 'phone', pictures: false, why: 'fonts are those of every screen' },
  promise: { on: 'phone', pictures: false, why: 'what is asked and answered is the same' },
  'proof-look': {
    on: 'phone',
    why: 'what is asked and answered is the same',
    both: ['the fields load without a gap', 'the proof shows colour and price'],
  },
  proof: {
    on: 'phone',
    pictures: false,
    why: 'the words and their order are the same',
    both: ['what was found must be ticked'],
  },
  cash: {
    on: 'phone',
    pictures: false,
    why: 'a question and forms of one column',
    desktop: ['the success page asks, and staff', 'an owner sets the rules'],
  },
  'refund-details': {
    on: 'phone',
    pictures: false,
    why: 'a form of one column; the dialog of an order stands in admin-refunds',
  },
  redelivery: { on: 'phone', pictures: false, why: 'lists and dialogs of one column' },
  returns: { on: 'phone', pictures: false, why: 'it sets the width of a desk itself' },
  'review-photos': { on: 'phone', pictures: false, why: 'it sets the width of a desk itself' },
  routes: { on: 'desktop', why: 'every page is looked at in the widths that it sets itself' },
  'same-svg': { on: 'desktop', why: 'no page is shown' },
  settings: {
    on: 'desktop',
    pictures: false,
    why: 'a page of staff, which sets its widths itself',
  },
  setup: {
    on: 'desktop',
    pictures: false,
    why: 'pages of staff, which set their width themselves',
  },
  sharing: { on: 'phone', why: 'lists and dialogs of one column' },
  'admin-offers': {
    on: 'desktop',
    pictures: false,
    why: 'a page of staff, which sets its widths itself',
  },
  offers: { on: 'phone', pictures: false, why: 'one column at any width' },
  'signing-up': {
    on: 'desktop',
    pictures: false,
    why: 'the forms are those of every page',
    both: ['with the keyboard alone one signs up', 'an answer that comes late'],
  },
  'stage-gestures': { on: 'desktop', why: 'no page is shown' },
  stage: {
    on: 'desktop',
    why: 'keys and a mouse are those of a desk; the look sets the width itself',
    phone: ['two of them size and turn'],
  },
  'stage-tools': {
    on: 'desktop',
    why: 'keys and a mouse are those of a desk',
    phone: ['Text goes to empty words'],
  },
  'static-pages': {
    on: 'phone',
    pictures: false,
    why: 'the words are the same; how they stand is in routes',
  },
  'studio-states': { on: 'phone', why: 'the dialog and its sentences are the same' },
  tickets: {
    on: 'phone',
    pictures: false,
    why: 'pages and a dialog of one column; the messages at a desk stand in admin-operations',
  },
  tax: { on: 'desktop', pictures: false, why: 'a page of staff, which sets its width itself' },
  today: {
    on: 'desktop',
    pictures: false,
    why: 'pages of staff, which set their width themselves',
  },
  'walk-cash': { on: 'phone', pictures: false, why: 'walk-online walks it at a desk' },
  'walk-online': { on: 'desktop', why: 'pay-window walks the rest of it on a phone' },
  whatsapp: {
    on: 'phone',
    pictures: false,
    why: 'it starts a shop; each page is looked at in all widths',
  },
  'wish-list': {
    on: 'phone',
    pictures: false,
    why: 'cards and one column; how they stand is in routes',
  },
}

/**
 * The `grep` of a project: the tests that run on this screen, with pictures or without. A file
 * without a plan runs on both, with pictures.
 */
export function testsOn(screen: Screen, pictures: boolean): RegExp {
  const isOn = (on: On) => on === 'both' || on === screen
  const ofKind = Object.entries(plans).filter(([, plan]) => (plan.pictures ?? true) === pictures)
  const parts = ofKind.map(([name, { on, ...plan }]) => {
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
  const files = parts.filter(Boolean).map((part) => ` ${part}`)
  return new RegExp((pictures ? [unplanned, ...files] : files).join('|'))
}

/** Otherwise a renamed test would silently run on another screen, or nowhere. */
function expectThere(name: string, titles: string[]): void {
  const source = readFileSync(join(import.meta.dirname, `${name}.test.ts`), 'utf8')
  for (const title of titles)
    if (!source.includes(title)) throw new Error(`${name}.test.ts has no test “${title}”`)
}
