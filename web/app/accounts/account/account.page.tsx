import { loadOrders } from '#orders/order/orders.data.ts'
import { OrdersView } from '#orders/order/orders.view.tsx'
import { AccountSkeleton, AccountView, type AccountViews } from './account-view.tsx'
import { AddressesView } from './addresses/addresses.view.tsx'
import { DesignsPart } from './designs/designs.part.tsx'
import { DetailsView } from './details/details.view.tsx'
import { PrivacyView, ReturnView } from './help/help.view.tsx'

/** What the pages of /account and of /user show, which their frame names. */
const views: AccountViews = {
  details: DetailsView,
  profile: DetailsView,
  address: AddressesView,
  orders: OrdersView,
  designs: DesignsPart,
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
