import { loadOrders } from '../orders/orders.data.ts'
import { OrdersView } from '../orders/orders.view.tsx'
import { AccountFrame, type AccountView } from './account-frame.tsx'
import { accountTexts as texts } from './account.texts.ts'
import { AddressesView } from './addresses/addresses.view.tsx'
import { DesignsPart } from './designs/designs.part.tsx'
import { DetailsView } from './details/details.view.tsx'

const views: Record<string, AccountView> = {
  details: { title: texts.details, View: DetailsView },
  address: { title: texts.addresses, View: AddressesView },
  orders: { title: texts.orders, View: OrdersView },
  designs: { title: texts.designs, View: DesignsPart },
}

export const clientLoader = loadOrders

export function HydrateFallback() {
  return <AccountFrame base="/account" views={views} isWaiting />
}

export default function AccountPage() {
  return <AccountFrame base="/account" views={views} />
}
