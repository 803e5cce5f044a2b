import { laterRules } from '#platform/api/form-rules.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { type FormProps, sendRefundDetails } from './send-refund-details.ts'
import { refundDetailsTexts as texts } from './refund-details.texts.ts'

const rules = laterRules(
  async () => (await import('@tohfa/contract/payments/refund-details')).refundToUpi,
)

export function UpiForm(props: FormProps) {
  const form = useForm(rules)
  return (
    <form
      {...form.props((to) => sendRefundDetails(props, to, form))}
      className="mt-5 flex flex-col gap-2"
    >
      <input type="hidden" name="method" value="upi" />
      <Field
        label={texts.upi}
        hint={texts.upiHint}
        autoComplete="off"
        autoCapitalize="none"
        inputMode="email"
        spellCheck={false}
        {...form.field('upi')}
      />
      <Button type="submit" size="lg" className="mt-1" busy={form.isSubmitting}>
        {texts.send}
      </Button>
    </form>
  )
}
