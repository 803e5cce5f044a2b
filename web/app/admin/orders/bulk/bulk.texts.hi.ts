import { printStateLabels } from '@tohfa/contract/fulfilment/print/print.texts.hi'
import type { Translation } from '@tohfa/print-engine/text/translation'
import type * as english from './bulk.texts.ts'

const refusedToo = (refused: number) => (refused === 0 ? '' : ` ${refused} ऑर्डर नहीं हुए:`)
const nothingSent = 'कोई पार्सल बुक नहीं होता और कोई ईमेल नहीं जाता।'
const notBack = 'इसे यहाँ वापस नहीं लिया जा सकता।'

export const bulkTexts = {
  moves: {
    print: {
      button: (orders) => `${orders} की छपाई शुरू करें`,
      title: (orders) => `${orders} ऑर्डर की छपाई शुरू करें?`,
      what: () => `इसके बाद ग्राहक इन्हें रद्द नहीं कर सकेंगे। ${notBack}`,
      mails: () => nothingSent,
      agree: (orders) => `हाँ, ${orders} ऑर्डर की छपाई शुरू करें`,
      progress: (tried, all) => `छपाई शुरू हो रही है: ${all} में से ${tried}`,
      done: (orders, refused) => `${orders} ऑर्डर की छपाई शुरू हो गई।${refusedToo(refused)}`,
    },
    printed: {
      button: (orders) => `${orders} को छपा हुआ बताएँ`,
      title: (orders) => `${orders} ऑर्डर को छपा हुआ बताएँ?`,
      what: () => 'इनका सादा सामान छपा हुआ माना जाएगा, और ग्राहक इन्हें रद्द नहीं कर सकेंगे।',
      mails: () => `अपनी छपाई वाले आइटम छपाई की कतार में बताए जाते हैं। ${nothingSent}`,
      agree: (orders) => `हाँ, ${orders} ऑर्डर छप गए`,
      progress: (tried, all) => `छपा हुआ बताया जा रहा है: ${all} में से ${tried}`,
      done: (orders, refused) => `${orders} ऑर्डर का सादा सामान छप गया।${refusedToo(refused)}`,
    },
    ship: {
      button: (orders) => `${orders} ऑर्डर भेजें`,
      title: (orders) => `${orders} ऑर्डर भेजें?`,
      what: (orders) => `कूरियर के पास ${orders} पार्सल बुक होंगे। ${notBack}`,
      mails: (orders) => `${orders} ईमेल जाएँगे: हर ग्राहक को पता चलेगा कि उसका ऑर्डर रवाना हो गया है।`,
      agree: (orders) => `हाँ, ${orders} ऑर्डर भेजें`,
      progress: (tried, all) => `पार्सल बुक हो रहे हैं: ${all} में से ${tried}`,
      done: (orders, refused) => `${orders} ऑर्डर भेज दिए गए।${refusedToo(refused)}`,
    },
    out: {
      button: (orders) => `${orders} को डिलीवरी के लिए निकालें`,
      title: (orders) => `${orders} ऑर्डर डिलीवरी के लिए निकालें?`,
      what: () => `कूरियर के स्कैन भी यह बताते हैं। ${notBack}`,
      mails: (orders) => `${orders} ईमेल जाएँगे: हर ग्राहक को पता चलेगा कि पार्सल आ रहा है।`,
      agree: (orders) => `हाँ, ${orders} ऑर्डर निकालें`,
      progress: (tried, all) => `डिलीवरी के लिए निकल रहे हैं: ${all} में से ${tried}`,
      done: (orders, refused) => `${orders} ऑर्डर डिलीवरी के लिए निकल गए।${refusedToo(refused)}`,
    },
  },
  stays: {
    over: (orders) => `${orders} जहाँ हैं वहीं रहेंगे, ये अब भेजे जाने के इंतज़ार में नहीं:`,
    begun: (orders) => `${orders} जहाँ हैं वहीं रहेंगे, इनकी छपाई पहले से शुरू है:`,
    done: (orders) => `${orders} जहाँ हैं वहीं रहेंगे, ये पहले ही छप चुके:`,
    ownPrints: (orders) =>
      `${orders} जहाँ हैं वहीं रहेंगे, इनके हर आइटम की अपनी छपाई है, जो छपाई की कतार में बताई जाती है:`,
    notShipped: (orders) => `${orders} जहाँ हैं वहीं रहेंगे, ये भेजे नहीं गए या आगे निकल चुके:`,
  },
  unprinted: (orders) =>
    `इनमें से ${orders} को छपा हुआ नहीं बताया गया; भेजा गया सादा सामान छपा हुआ माना जाता है।`,
  notReady: 'भेजने के लिए तैयार नहीं',
  unready: (orders) => `${orders} ऑर्डर यहीं रहेंगे: इनका सारा सामान छपा और पैक नहीं हुआ है।`,
  unreadyStates: { ...printStateLabels, unpacked: 'डिब्बे में नहीं' },
  onlyManagers: 'उससे पहले केवल मालिक या मैनेजर भेज सकते हैं।',
  force: (orders) => `फिर भी ये ${orders} ऑर्डर भेजें`,
  forceReason: 'क्यों',
  forceHint: 'यह इतिहास और ऑडिट लॉग में रहता है। ग्राहक इसे नहीं पढ़ता।',
  refuse: 'रहने दें',
  refused: (number, sentence) => `${number}: ${sentence}`,
  whichDone: (orders) => `कौन से ${orders} हो गए`,
  retry: (orders) => `जो ${orders} नहीं हुए, उन्हें फिर आज़माएँ`,
  hideReport: 'यह रिपोर्ट छिपाएँ',
} satisfies Translation<typeof english.bulkTexts>
