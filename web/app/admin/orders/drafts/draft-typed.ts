import type { Draft } from '@tohfa/contract/orders/drafts/drafts'
import type { Delivery } from '@tohfa/contract/orders/drafts/draft-states'
import type { FieldValues } from '@tohfa/print-engine/scene/template-fields'

/** A line as staff fill it in. */
export type TypedItem = {
  /** For the page alone. */
  key: string
  productId: string
  title: string
  color: string
  size: string
  pack: string
  quantity: string
  /** Null where nothing is printed. */
  values: FieldValues | null
  /** What was drawn elsewhere and is kept as it is. */
  scene: Draft['items'][number]['scene']
  /** Pasted rows, each printed differently; null where all pieces are alike. */
  rows: string | null
  /** The list that it is already. */
  list: Draft['items'][number]['list'] | null
}

/** A draft as staff fill it in: text of fields. */
export type TypedDraft = {
  name: string
  phone: string
  email: string
  items: TypedItem[]
  delivery: Delivery
  discountKind: 'none' | 'percent' | 'amount'
  discountValue: string
  until: string
  note: string
  gstin: string
  street: string
  city: string
  state: string
  pinCode: string
}

export const emptyDraft = (until: string): TypedDraft => ({
  name: '',
  phone: '',
  email: '',
  items: [],
  delivery: 'parcel',
  discountKind: 'none',
  discountValue: '',
  until,
  note: '',
  gstin: '',
  street: '',
  city: '',
  state: '',
  pinCode: '',
})

export function draftTyped(draft: Draft): TypedDraft {
  const { customer, discount, address, business } = draft
  return {
    name: customer.name,
    phone: customer.phone,
    email: customer.email ?? '',
    items: draft.items.map((item) => ({
      key: item.id,
      productId: item.productId,
      title: item.title,
      color: item.color,
      size: item.size ?? '',
      pack: item.pack ? String(item.pack) : '',
      quantity: String(item.quantity),
      values: item.values,
      scene: item.scene,
      rows: null,
      list: item.list ?? null,
    })),
    delivery: draft.delivery,
    discountKind: discount?.percent === undefined ? (discount ? 'amount' : 'none') : 'percent',
    discountValue: String(discount?.percent ?? discount?.amount ?? ''),
    until: draft.until,
    note: draft.note ?? '',
    gstin: business?.gstin ?? '',
    street: address?.streetAddress ?? '',
    city: address?.city ?? '',
    state: address?.state ?? '',
    pinCode: address?.pinCode ?? '',
  }
}

/** What is sent; a field that is no number is refused by the server at its place. */
export function toForm(typed: TypedDraft) {
  const { discountKind: kind, discountValue, street, city, state, pinCode, gstin } = typed
  const isPlaced = Boolean(street || city || state || pinCode)
  return {
    customer: {
      name: typed.name,
      phone: typed.phone,
      ...(typed.email && { email: typed.email }),
    },
    items: typed.items.map(({ productId, color, size, pack, ...print }) => ({
      productId,
      color,
      ...(size && { size }),
      ...(pack && { pack: Number(pack) }),
      ...printOf(print),
    })),
    delivery: typed.delivery,
    discount: kind === 'none' ? null : { [kind]: Number(discountValue) },
    until: typed.until,
    note: typed.note,
    ...(gstin && { gstin }),
    address: isPlaced ? { streetAddress: street, city, state, pinCode } : null,
  }
}

/** Its pieces: all alike, a list that is pasted, or one that is drawn already. */
function printOf({
  quantity,
  values,
  scene,
  rows,
  list,
}: Pick<TypedItem, 'quantity' | 'values' | 'scene' | 'rows' | 'list'>) {
  if (list) return { list: { id: list.id } }
  const shared = values && { values }
  if (rows !== null) return { list: { text: rows, ...shared } }
  return { quantity: Number(quantity), ...shared, ...(scene && { scene }) }
}

/** What a pasted chat says of who wrote it; nothing that is filled in already is replaced. */
export function readChat(chat: string, typed: TypedDraft): Partial<TypedDraft> {
  const email = /[\w.+-]+@[\w-]+\.[\w.-]*\w/.exec(chat)?.[0]
  const phone = /(?:\+?91[\s-]?)?([6-9]\d{4}[\s-]?\d{5})(?!\d)/.exec(chat)?.[1]
  const pinCode = /(?<!\d)([1-9]\d{2}\s?\d{3})(?!\d)/.exec(chat)?.[1]
  const name = /(?:name|नाम)\s*[:-]\s*(.+)/i.exec(chat)?.[1]?.trim() ?? senderOf(chat)
  return {
    ...(email && !typed.email && { email }),
    ...(phone && !typed.phone && { phone: phone.replaceAll(/\D/g, '') }),
    ...(pinCode && !typed.pinCode && { pinCode: pinCode.replaceAll(/\D/g, '') }),
    ...(name && !typed.name && { name }),
  }
}

/**
 * Who sent the first message of a chat that was copied from WhatsApp: `[10:12, 28/11/2026] Meera: …`.
 * Undefined where it names a number, as for somebody who is in no address book.
 */
function senderOf(chat: string): string | undefined {
  const sender = /^\s*\[[^\]\n]*\d[^\]\n]*\]\s*~?\s*([^:\n]{1,100}):/m.exec(chat)?.[1]?.trim()
  return sender && !/\d{5}/.test(sender) ? sender : undefined
}
