import type { Translation } from '@tohfa/print-engine/text/translation'
import type { ReturnState } from '@tohfa/contract/fulfilment/return-moves'
import type { queueTexts as english } from './returns-queue.texts.ts'

export const staffReturnStates: Record<ReturnState, string> = {
  requested: 'माँगी गई',
  needs_info: 'ख़रीदार के जवाब का इंतज़ार',
  approved: 'मंज़ूर',
  refused: 'नामंज़ूर',
  withdrawn: 'वापस ली गई',
  lapsed: 'जवाब न मिलने से बंद',
  no_return_needed: 'ख़रीदार के पास रहेगा',
  pickup_booked: 'पिक-अप बुक हुआ',
  pickup_failed: 'लिया नहीं जा सका',
  received: 'पहुँच गया',
  accepted: 'जाँचा और माना गया',
  refused_after_check: 'जाँच के बाद नामंज़ूर',
  refunded: 'पैसे लौटाए गए',
  replaced: 'फिर से बनाया गया',
}

export const queueTexts = {
  title: 'वापसी',
  heading: 'वापसी',
  tabs: 'कौन सी वापसी दिखाएँ',
  open: 'करना बाकी',
  over: 'निपट चुकीं',
  piles: {
    returns: 'सिर्फ़ वे, जो तय करनी हैं।',
    inspect: 'सिर्फ़ वे, जो यहाँ आ गईं और जाँचनी हैं।',
    giveBack: 'सिर्फ़ वे, जिनके पैसे या नया सामान देना है।',
  },
  showAll: 'सभी दिखाएँ',
  loading: 'लोड हो रहा है',
  notRead: 'वापसी की सूची नहीं दिखाई जा सकी',
  none: 'यहाँ कोई वापसी नहीं',
  noneSentence: {
    open: 'ख़रीदार जो लौटाना चाहते हैं वह यहाँ दिखता है, सबसे पुराना पहले।',
    over: 'जो निपट चुका है वह यहाँ दिखता है, सबसे नया पहले।',
  },
  approvedProof: 'मंज़ूर किया गया प्रूफ़',
  approved: (title) => `${title} के लिए जो मंज़ूर हुआ`,
  order: (number: string) => `ऑर्डर ${number}`,
  days: (days: number) => `${days} कामकाजी दिन बाकी`,
  today: 'आज तक करना है',
  late: 'देर हो चुकी',
  due: (day: string) => `${day} तक`,
  worth: (amount: string) => `कीमत ${amount}`,
  actionOf: (action: string, number: string) => `${action}: ${number}`,
  note: 'ख़रीदार के लिए नोट',
  noteHint: 'ख़रीदार इसे ईमेल में और अपने ऑर्डर में पढ़ते हैं।',
  restock: 'चीज़ें स्टॉक में वापस रखें',
  method: 'पैसे कैसे जाएँगे',
  methods: { '': 'जिस रास्ते से आए', upi: 'UPI से', bank: 'बैंक खाते में' },
  refuse: 'अभी नहीं',
  done: (number: string, state: string) => `${number}: ${state}`,
} as const satisfies Translation<typeof english>
