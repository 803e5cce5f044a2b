import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { readPage } from '@tohfa/contract/backoffice/cms-pages/read-page'
import { staticPages } from '@tohfa/contract/backoffice/cms-pages/static-pages'

const wordsOf = (name: string) =>
  readFileSync(new URL(`../../web/app/pages/${name}.md`, import.meta.url), 'utf8')

/** The static pages, by their files. */
const forReading = Object.fromEntries(
  staticPages.map((name) => [`/${name}`, readPage(wordsOf(name)).heading]),
)

/** Every public page of docs/product.md 2.1, with its heading. */
export const publicPages: Record<string, string | RegExp> = {
  '/': 'Gifts printed for one person',
  '/signin': 'Login',
  '/signup': 'Create an account',
  '/forgot-password': 'Forgot password',
  '/reset-password/a-token': 'Reset password',
  '/cod/a-token': 'This link is no longer good',
  '/quote/a-token': 'This link is no longer good',
  '/reminder/a-token': 'This link is no longer good',
  '/collect/a-token': 'This link is closed',
  '/refund/a-token': 'This link is no longer good',
  '/ticket/a-token': 'This link is no longer good',
  '/cart': 'Your Cart is Empty!',
  '/wish-list': 'Nothing on your wish list yet',
  '/product-filter': 'All gifts',
  '/contact': 'Talk With Us',
  ...forReading,
}

/** The pages for signed-in people. */
export const forMembers: Record<string, string> = {
  '/account/details': 'Account Details',
  '/account/address': 'Manage Addresses',
  '/account/orders': 'My Orders',
  '/account/designs': 'My Designs',
  '/account/lists': 'Name Lists',
  '/account/dates': 'Dates',
  '/user/profile': 'Edit Profile',
  '/user/address': 'Manage Addresses',
  '/name-lists/a-list': 'This list is not here',
  '/pay/an-order': 'There is nothing to pay online',
  '/payment-trial': 'Try out payments with ₹1',
  '/user/orders': 'My Orders',
  '/user/designs': 'My Designs',
  '/user/lists': 'Name Lists',
  '/user/dates': 'Dates',
  '/user/return': 'How to return a product ?',
  '/user/privacy': 'Privacy Policy',
}

/** The pages for staff. */
export const forAdmins: Record<string, string | RegExp> = {
  '/admin': 'Products',
  '/admin/product-add-update': 'ADD A NEW PRODUCT',
  '/admin/quick-product': 'Quick add',
  '/admin/product-defaults': 'Product defaults',
  '/admin/templates': 'Begin with our templates',
  '/admin/blanks': 'Blanks',
  '/admin/blank-count': 'Count blanks',
  '/admin/orders': 'Orders',
  '/admin/drafts': 'Quotes',
  '/admin/print': 'Print queue',
  '/admin/bench': 'Bench',
  '/admin/pick-list': 'Pick list',
  '/admin/returns': 'Returns',
  '/admin/customers': 'Customers',
  '/admin/reviews': 'Reviews',
  '/admin/settings': 'Settings',
  '/admin/texts': 'Texts of pages',
  '/admin/form-builder': 'Form Builder',
  '/admin/today': 'Today',
  '/admin/numbers': 'Numbers',
  '/admin/invoices': 'Invoices',
  '/admin/money': 'Money',
  '/admin/banners': 'Banners',
  '/admin/offers': 'Offers',
  '/admin/collections': 'Collections',
  '/admin/messages': 'Messages',
  '/admin/audit-log': 'Audit log',
  '/admin/exchange': 'Import & export',
  '/admin/moving-in': 'Moving in from another shop',
  '/admin/old-addresses': 'Old addresses',
  '/admin/security': 'Sign-in safety',
  '/styleguide': 'Styleguide',
}

/** Any product on sale. */
export async function firstProduct(page: Page): Promise<{ id: string; title: string }> {
  const answer = await page.request.get('/v1/product?limit=1')
  const { data } = (await answer.json()) as { data: { id: string; title: string }[] }
  if (!data[0]) throw new Error('an empty shop')
  return data[0]
}
