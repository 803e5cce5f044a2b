import { useState } from 'react'
import { flushSync } from 'react-dom'
import type { BusinessForm, Receiver } from '@tohfa/contract/tax/business-buyer'
import { laterRules } from '#platform/api/form-rules.ts'
import { useForm } from '#ui/form/use-form.ts'
import { type BusinessDraft, businessDraft } from './business-draft.ts'

/** Most buyers are consumers, so the fields load on demand. */
const rules = laterRules(
  async () => (await import('@tohfa/contract/tax/business-buyer')).businessForm,
)
const names = ['gstin', 'legalName', 'legalAddress', 'deliveredTo'] as const

const isNamed = ({ gstin, legalName, legalAddress }: BusinessDraft) =>
  Boolean(gstin || legalName || legalAddress)

/** The business fields, whose form is sent by the page's only button. */
export function useBusiness(userId: string) {
  const stored = businessDraft(userId)
  const typedBefore = (): BusinessDraft => stored.read() ?? {}
  const form = useForm(rules, 'onLeaving')
  const [draft, setDraft] = useState(typedBefore)
  const [isOpen, setOpen] = useState(isNamed(draft))
  const [isToOther, setToOther] = useState(draft.deliveredTo === 'other')

  /** Its fields are mounted while it is open, and start with the draft. */
  function open() {
    if (!isOpen) setDraft(typedBefore())
    setOpen(true)
  }

  return {
    form,
    draft,
    isOpen,
    toggle: () => (isOpen ? setOpen(false) : open()),
    isToOther,
    chooseReceiver(receiver: Receiver) {
      setDraft(typedBefore())
      setToOther(receiver === 'other')
    },
    /** Sending it directly only validates: the order has its own button. */
    formProps: form.props(
      () => {},
      () => stored.write({ ...typedBefore(), ...form.typed() }),
    ),

    /** Returns the values, or shows the errors at the fields; undefined without a GSTIN. */
    submit(onValid: (business: Partial<BusinessForm>) => void) {
      if (!isNamed(typedBefore())) return onValid({})
      // Unfolds it before sending: the buyer should see the values, and a folded form shows no
      // error.
      flushSync(open)
      void form.send((business) => onValid(business.gstin ? business : {}))
    },

    /** Shows the server's refusal at its field; false when it concerns something else. */
    refuse(fields: Record<string, string>): boolean {
      const refused = names.filter((name) => fields[name])
      if (refused.length === 0) return false
      flushSync(open)
      form.refuse(Object.fromEntries(refused.map((name) => [name, fields[name]])))
      return true
    },

    /** Called when the order exists. */
    forget: stored.clear,
  }
}

export type BusinessOfCheckout = ReturnType<typeof useBusiness>
