import type { Translation } from '@tohfa/contract/translation'
import type { frameTexts as english } from './frame.texts.ts'

export const frameTexts = {
  title: 'दुकान का एडमिन',
  admin: 'एडमिन',
  actions: 'काम',
  search: 'खोजें',
  searchLabel: 'प्रोडक्ट खोजें',
  searchHint: 'प्रोडक्ट खोजें…',
  loading: 'लोड हो रहा है',
  tryAgain: 'फिर कोशिश करें',
  viewShop: 'दुकान देखें',
  logOut: 'लॉग आउट',
  footer: (store: string) => `${store}, दुकान के कर्मचारियों के लिए`,
  leaveTitle: 'सेव किए बिना जाएँ?',
  leave: 'यहाँ आपका लिखा अभी सेव नहीं हुआ है।',
  yesLeave: 'हाँ, जाएँ',
  keepEditing: 'यहीं रहें',
  entries: {
    products: 'प्रोडक्ट की सूची',
    addProduct: 'प्रोडक्ट जोड़ें',
    orders: 'ऑर्डर',
    print: 'छपाई की कतार',
    formBuilder: 'फ़ॉर्म बिल्डर',
    overview: 'एक नज़र में',
    banners: 'बैनर',
    messages: 'संदेश',
    auditLog: 'बदलावों का लेखा',
    security: 'साइन इन की सुरक्षा',
    exchange: 'इंपोर्ट और एक्सपोर्ट',
  },
} as const satisfies Translation<typeof english>
