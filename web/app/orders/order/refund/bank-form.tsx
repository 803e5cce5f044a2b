import { laterRules } from '#platform/api/form-rules.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { type FormProps, sendRefundDetails } from './send-refund-details.ts'
import { refundDetailsTexts as texts } from './refund-details.texts.ts'

const rules = laterRules(
  async () => (await import('@tohfa/contract/payments/refund-details')).refundToBank,
)

export function BankForm(props: FormProps) {
  const form = useForm(rules)
  return (
    <form
      {...form.props((to) => sendRefundDetails(props, to, form))}
      className="mt-5 flex flex-col gap-2"
    >
      <input type="hidden" name="method" value="bank" />
      <Field label={texts.name} autoComplete="name" {...form.field('name')} />
      <Field
        label={texts.account}
        inputMode="numeric"
        autoComplete="off"
        {...form.field('accountNumber')}
      />
      <Field
        label={texts.accountAgain}
        inputMode="numeric"
        autoComplete="off"
        {...form.field('accountNumberAgain')}
      />
      <Field
        label={texts.ifsc}
        hint={texts.ifscHint}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        {...form.field('ifsc')}
      />
      <Button type="submit" size="lg" className="mt-1" busy={form.isSubmitting}>
        {texts.send}
      </Button>
    </form>
  )
}
