import type { Translation } from '@tohfa/print-engine/text/translation'
import type { newEmailTexts as english } from './new-email.texts.ts'

export const newEmailTexts = {
  heading: 'अपना नया ईमेल पक्का करें',
  sent: (wished: string) => `हमने ${wished} पर छह अंकों का कोड भेजा है।`,
  stays: (present: string) =>
    `कोड 10 मिनट तक चलेगा। जब तक आप पक्का नहीं करते, साइन इन ${present} से ही होगा।`,
  passwordHint: 'ताकि हमें पता हो कि यह आप ही हैं।',
  confirm: 'ईमेल पक्का करें',
  resend: 'नया कोड भेजें',
  keep: 'पुराना ईमेल ही रखें',
} as const satisfies Translation<typeof english>
