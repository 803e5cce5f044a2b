import {
  type CheckedProvider,
  type ConfirmedStep,
  optionalSteps,
  type Setup,
  type SetupMark,
  setupSteps,
} from '@tohfa/contract/backoffice/setup'
import type { Caller } from '#platform/http/access.ts'
import type { PaymentCallback } from '#payments/providers/payment-provider.ts'
import { showsSample } from '#backoffice/settings/settings.service.ts'
import { recordChange } from '#backoffice/staff-log/staff-log.service.ts'
import { doneSteps } from './done-steps.ts'
import type { SetupDeps } from './setup-deps.ts'
import { findMarks, upsertMark } from './setup.queries.ts'
import { createPaymentTrial } from './try-payments.ts'
import { tryCarrier, tryMail } from './try-providers.ts'

type By = Pick<Caller, 'id'>

/** The list of what an owner sets before the shop opens (docs/product.md 15.25). */
export function createSetup(deps: SetupDeps) {
  const { connection, db, limits, configured, keyPrints } = deps

  async function read(): Promise<Setup> {
    const [{ setup }, { productId, ...done }, marks, isSample] = await Promise.all([
      deps.settings.read(),
      doneSteps(deps),
      findMarks(db),
      showsSample(db),
    ])
    return {
      shown: setup.shown,
      steps: setupSteps.map((step) => {
        const mark = marks.find((one) => one.mark === step && one.keys === keysOf(one.mark))
        const simulated = step in configured && !configured[step as CheckedProvider]
        const isDone = mark !== undefined || (step in done && done[step as keyof typeof done])
        return {
          step,
          done: isDone && !simulated,
          optional: optionalSteps.includes(step),
          simulated,
          by: mark?.by ?? null,
          at: mark?.at ?? null,
        }
      }),
      isSample,
      productId,
    }
  }

  const keysOf = (mark: SetupMark) => (mark in keyPrints ? keyPrints[mark as CheckedProvider] : '')

  async function note(mark: SetupMark, { id }: By): Promise<void> {
    await connection.transaction(async (tx) => {
      await upsertMark(tx, { mark, keys: keysOf(mark), madeBy: id })
      await recordChange(tx, id, { subject: 'settings', action: 'checked', name: mark })
    })
  }

  const trial = createPaymentTrial(deps, (by) => note('payments', by))

  return {
    read,

    async confirm(step: ConfirmedStep, by: By): Promise<Setup> {
      await note(step, by)
      return read()
    },

    async tryMail(by: By) {
      await limits.take('setupCheck', by.id)
      const to = await tryMail(deps, by.id)
      await note('mail', by)
      return { simulated: !configured.mail, to }
    },

    async askPayment(by: By) {
      await limits.take('setupCheck', by.id)
      return trial.ask(by)
    },

    async paidTrial(callback: PaymentCallback, ticket: string, by: By) {
      await trial.paid(callback, ticket, by)
      return { simulated: !configured.payments }
    },

    async tryCarrier(by: By) {
      await limits.take('setupCheck', by.id)
      await tryCarrier(deps)
      await note('carrier', by)
      return { simulated: !configured.carrier }
    },
  }
}

export type ShopSetup = ReturnType<typeof createSetup>
