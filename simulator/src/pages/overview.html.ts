import { formatRupees, toRupees } from '@tohfa/contract/shared/money'
import { scanTypes } from '@tohfa/contract/fulfilment/shipping'
import { escapeHtml } from '#escape-html.ts'
import { latestScan, type Shipment } from '#delhivery/shipment.ts'
import type { Ledger } from '#razorpay/ledger.ts'
import { when } from './page.ts'

/** The payment orders with their attempts; open ones can be paid here. */
export function paymentsSection(ledgers: Ledger[]): string {
  const items = ledgers.map(({ order, payments }) => {
    const attempts = payments.map(
      ({ payment, refunds }) =>
        `<li>${escapeHtml(payment.id)}: ${escapeHtml(payment.status)}${refunds.length > 0 ? `, ${rupees(payment.amount_refunded)} refunded` : ''}</li>`,
    )
    const buttons = ['captured', 'failed'].map((outcome) =>
      button(
        '/sandbox/payments',
        { order: order.id, outcome },
        outcomeLabels[outcome] ?? outcome,
        order.id,
      ),
    )
    return `<li>
<h3>${rupees(order.amount)} <span class="state">${order.status}</span></h3>
<p class="quiet">${escapeHtml(order.id)}, ${when(new Date(order.created_at * 1000).toISOString())}</p>
${attempts.length > 0 ? `<ul>${attempts.join('')}</ul>` : ''}
${order.status === 'paid' ? '' : `<div class="actions">${buttons.join('')}</div>`}
</li>`
  })
  return section('Payments', items, 'No payment was asked for yet.')
}

/** The parcels with their status; each can be scanned here. */
export function shipmentsSection(shipments: Shipment[]): string {
  const items = shipments.map((shipment) => {
    const latest = latestScan(shipment)
    const buttons = scanTypes.map((type) =>
      button(
        '/sandbox/scans',
        { waybill: shipment.waybill, ScanType: type },
        type,
        shipment.waybill,
      ),
    )
    return `<li>
<h3>${escapeHtml(shipment.asked.order)} <span class="state">${escapeHtml(latest ? `${latest.ScanType} ${latest.Scan}` : '')}</span></h3>
<p class="quiet">Waybill ${escapeHtml(shipment.waybill)}, to ${escapeHtml(shipment.asked.name)}, ${escapeHtml(shipment.asked.city)} ${escapeHtml(shipment.asked.pin)}</p>
${reattemptList(shipment)}<div class="actions">${buttons.join('')}</div>
</li>`
  })
  return section('Shipments', items, 'No parcel was booked yet.')
}

/** The redelivery requests to the carrier. */
function reattemptList({ asked_again: reattempts = [] }: Shipment): string {
  const items = reattempts.map(
    ({ deferred_date: day }) =>
      `<li>To be tried again ${escapeHtml(day ?? 'on its next round')}</li>`,
  )
  return items.length > 0 ? `<ul>${items.join('')}</ul>\n` : ''
}

const outcomeLabels: Record<string, string> = { captured: 'Pay', failed: 'Fail the payment' }

function section(title: string, items: string[], empty: string): string {
  const list = items.length > 0 ? `<ul class="list">${items.join('\n')}</ul>` : `<p>${empty}</p>`
  return `<section><h2>${title}</h2>\n${list}</section>`
}

function button(action: string, fields: Record<string, string>, label: string, of: string): string {
  const inputs = Object.entries(fields).map(
    ([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`,
  )
  return `<form method="post" action="${action}">${inputs.join('')}<button aria-label="${escapeHtml(`${label} ${of}`)}">${escapeHtml(label)}</button></form>`
}

function rupees(paise: number): string {
  return escapeHtml(formatRupees(toRupees(paise)))
}
