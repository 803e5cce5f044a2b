import { loadOrders } from '#orders/order/orders.data.ts'
import { OrdersView } from '#orders/order/orders.view.tsx'
import { AccountSkeleton, AccountView, type AccountViews } from './account-view.tsx'
import { AddressesView } from './addresses/addresses.view.tsx'
import { DatesPart } from './dates/dates.part.tsx'
import { DesignsPart } from './designs/designs.part.tsx'
import { NameListsPart } from './name-lists/name-lists.part.tsx'
import { DetailsView } from './details/details.view.tsx'
import { PrivacyView, ReturnView } from './help/help.view.tsx'

/** The sections of /account and of /user; their frame has the names. */
const views: AccountViews = {
  details: DetailsView,
  profile: DetailsView,
  address: AddressesView,
  orders: OrdersView,
  designs: DesignsPart,
  lists: NameListsPart,
  dates: DatesPart,
  return: ReturnView,
  privacy: PrivacyView,
}

export const clientLoader = loadOrders

export function HydrateFallback() {
  return <AccountSkeleton />
}

export default function AccountPage() {
  return <AccountView views={views} />
}
