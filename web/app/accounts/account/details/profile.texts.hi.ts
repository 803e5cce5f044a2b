import type { Translation } from '@tohfa/print-engine/text/translation'
import type { profileTexts as english } from './profile.texts.ts'

export const profileTexts = {
  heading: 'निजी जानकारी',
  edit: 'बदलें',
  save: 'सेव करें',
  name: 'नाम',
  phone: 'मोबाइल नंबर',
  phoneHint: '10 अंक, +91 के साथ या बिना',
  gender: 'जेंडर',
  genderHint:
    'प्रोफ़ाइल इनमें से एक चुनने पर ही सेव होती है। इसे कोई और नहीं देखता; कीमत, सामान और डिलीवरी पर इसका कोई असर नहीं।',
  genders: { Male: 'पुरुष', Female: 'महिला' },
  saved: 'आपकी जानकारी सेव हो गई है।',
} as const satisfies Translation<typeof english>
