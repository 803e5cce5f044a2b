import { loadOrders } from '../orders/orders.data.ts'
import { OrdersView } from '../orders/orders.view.tsx'
import { AccountFrame, type AccountView } from './account-frame.tsx'
import { accountTexts as texts } from './account.texts.ts'
import { AddressesView } from './addresses/addresses.view.tsx'
import { DesignsPart } from './designs/designs.part.tsx'
import { DetailsView } from './details/details.view.tsx'
import { PrivacyView, ReturnView } from './help/help.view.tsx'

/** The account's pages as a small screen names them (docs/product.md 2.1). */
const views: Record<string, AccountView> = {
  profile: { title: texts.editProfile, View: DetailsView },
  address: { title: texts.addresses, View: AddressesView },
  orders: { title: texts.orders, View: OrdersView },
  designs: { title: texts.designs, View: DesignsPart },
  return: { title: texts.howToReturn, View: ReturnView },
  privacy: { title: texts.privacyPolicy, View: PrivacyView },
}

export const clientLoader = loadOrders

export function HydrateFallback() {
  return <AccountFrame base="/user" views={views} isWaiting />
}

export default function UserPage() {
  return <AccountFrame base="/user" views={views} />
}
