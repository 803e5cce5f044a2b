import type { StaffRole } from '@tohfa/contract/accounts/staff-roles'
import type { Found } from '@tohfa/contract/backoffice/finder'
import type { Href } from '@tohfa/contract/shared/site-map'
import { orderStatusLabels } from '@tohfa/contract/orders/orders.texts'
import { titleOf } from '#platform/i18n/product-words.ts'
import { groupsOf } from '#admin/frame/admin-entries.ts'
import { visibilityTexts } from '#admin/catalog/products/visibility.texts.ts'
import { paletteTexts as texts } from './palette.texts.ts'

export type Option = { to: Href; label: string; about: string }
export type OptionGroup = { heading: string; options: Option[] }

/** The options of the palette, in groups by kind; kinds without one are left out. */
export function optionsOf(role: StaffRole, typed: string, found: Found | null): OptionGroup[] {
  const groups: OptionGroup[] = [
    { heading: texts.orders, options: found?.orders.map(ofOrder) ?? [] },
    { heading: texts.customers, options: found?.customers.map(ofCustomer) ?? [] },
    { heading: texts.products, options: found?.products.map(ofProduct) ?? [] },
    { heading: texts.pages, options: pagesOf(role, typed) },
  ]
  return groups.filter(({ options }) => options.length > 0)
}

const ofOrder = ({ id, orderNumber, name, status }: Found['orders'][number]): Option => ({
  to: `/admin/orders?order=${id}`,
  label: `${orderNumber} · ${name}`,
  about: orderStatusLabels[status],
})

const ofCustomer = ({ id, name, email, phone }: Found['customers'][number]): Option => ({
  to: `/admin/customers/${id}`,
  label: name || email || phone,
  about: [name && email, phone].filter(Boolean).join(' · '),
})

const ofProduct = ({ id, visibility, ...product }: Found['products'][number]): Option => ({
  to: `/admin/product-details/${id}`,
  label: titleOf(product),
  about: visibility === 'published' ? '' : visibilityTexts.badge[visibility],
})

/** The pages of the role whose name, or whose group's name, has all typed words. */
function pagesOf(role: StaffRole, typed: string): Option[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean)
  return groupsOf(role).flatMap(({ heading, entries }) =>
    entries
      .filter(({ label }) => {
        const name = `${label} ${heading}`.toLowerCase()
        return words.every((word) => name.includes(word))
      })
      .map(({ to, label }) => ({ to, label, about: heading })),
  )
}
