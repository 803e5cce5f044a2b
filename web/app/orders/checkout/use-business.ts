import { useState } from 'react'
import { flushSync } from 'react-dom'
import type { BusinessForm, Receiver } from '@tohfa/contract/tax/business-buyer'
import { laterRules } from '#platform/api/form-rules.ts'
import { useForm } from '#ui/form/use-form.ts'
import { type BusinessDraft, businessDraft } from './business-draft.ts'

/** Most who are at the checkout buy for themselves. */
const rules = laterRules(
  async () => (await import('@tohfa/contract/tax/business-buyer')).businessForm,
)
const names = ['gstin', 'legalName', 'legalAddress', 'deliveredTo'] as const

const isNamed = ({ gstin, legalName, legalAddress }: BusinessDraft) =>
  Boolean(gstin || legalName || legalAddress)

/** The fold of a business, whose form is sent by the one button of the page. */
export function useBusiness(userId: string) {
  const stored = businessDraft(userId)
  const typedBefore = (): BusinessDraft => stored.read() ?? {}
  const form = useForm(rules, 'onLeaving')
  const [draft, setDraft] = useState(typedBefore)
  const [isOpen, setOpen] = useState(isNamed(draft))
  const [isToOther, setToOther] = useState(draft.deliveredTo === 'other')

  /** Its fields are there while it is open, and begin with what was typed before. */
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
    /** Sent from within it is only judged: the order has a button of its own. */
    formProps: form.props(
      () => {},
      () => stored.write({ ...typedBefore(), ...form.typed() }),
    ),

    /** Hands over what is typed, or says at its field what is wrong with it; without a GSTIN nothing. */
    submit(onValid: (business: Partial<BusinessForm>) => void) {
      if (!isNamed(typedBefore())) return onValid({})
      // What is typed is sent in sight of who typed it, and a closed fold has no field for a sentence.
      flushSync(open)
      void form.send((business) => onValid(business.gstin ? business : {}))
    },

    /** Says what the server refused at its field; false when it is about something else. */
    refuse(fields: Record<string, string>): boolean {
      const refused = names.filter((name) => fields[name])
      if (refused.length === 0) return false
      flushSync(open)
      form.refuse(Object.fromEntries(refused.map((name) => [name, fields[name]])))
      return true
    },

    /** The order is made. */
    forget: stored.clear,
  }
}

export type BusinessOfCheckout = ReturnType<typeof useBusiness>
