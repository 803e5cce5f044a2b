import type { Translation } from '@tohfa/print-engine/text/translation'
import type { contactTexts as english } from './contact.texts.ts'

export const contactTexts = {
  title: (store: string) => `संपर्क | ${store}`,
  heading: 'हमसे बात करें',
  description:
    'ऑर्डर, रिटर्न या किसी सुझाव के बारे में हमें लिखें। आपका संदेश एक इंसान पढ़ता है और ईमेल से जवाब देता है, सोमवार से शुक्रवार सुबह 9 से शाम 6 बजे।',
  intro: 'ऑर्डर, रिटर्न या मन में कोई और बात हो तो लिखें: आपका संदेश एक इंसान पढ़ता है और ईमेल से जवाब देता है।',
  firstName: 'पहला नाम',
  lastName: 'उपनाम',
  email: 'ईमेल',
  phone: 'मोबाइल नंबर',
  phoneHint: '10 अंक, +91 के साथ या बिना',
  message: 'संदेश',
  messageHint: 'अगर बात किसी ऑर्डर की है, तो उसका नंबर ज़रूर लिखें।',
  submit: 'संदेश भेजें',
  kind: 'किस बारे में?',
  numbered: (number: string) => `आपके संदेश का नंबर ${number} है। इसे संभालकर रखें।`,
  aboutOrder: (order: string) => `मेरे ऑर्डर ${order} के बारे में: `,
  notSent: (why: string) => `आपका संदेश नहीं गया: ${why}। आपने जो लिखा था, वह अभी यहीं है।`,
  another: 'एक और संदेश लिखें',
  details: 'संपर्क की जानकारी',
  emailUs: 'ईमेल',
  call: 'फ़ोन',
  seller: 'विक्रेता',
  visit: 'पता',
  gstin: 'GSTIN',
  hoursLabel: 'कामकाज का समय',
  hours: 'सोमवार से शुक्रवार, सुबह 9 से शाम 6 बजे',
  whatsapp: 'WhatsApp',
  grievance: 'शिकायत',
  grievanceOfficer: (officer: string) =>
    `${officer} 48 घंटे में बताते हैं कि शिकायत मिल गई है, और एक महीने में उसे सुलझाते हैं।`,
  unnamedOfficer: 'हमारे शिकायत अधिकारी',
  helps: 'शायद जवाब यहीं मिल जाए',
  helpLinks: [
    { to: '/how-to-track', label: 'मेरा ऑर्डर कहाँ है?' },
    { to: '/return-policy', label: 'मैं कुछ वापस कैसे करूँ?' },
    { to: '/shipping-info', label: 'डिलीवरी का कितना लगता है?' },
    { to: '/how-to-order', label: 'पेमेंट कैसे कर सकते हैं?' },
  ],
} as const satisfies Translation<typeof english>
