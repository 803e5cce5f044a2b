import type { Translation } from '@tohfa/print-engine/text/translation'
import type * as english from './redelivery.texts.ts'

export const redeliveryTexts = {
  failed: 'कूरियर यह ऑर्डर नहीं पहुँचा सका।',
  choose: 'दिन चुनें',
  chooseOf: (number: string) => `दिन चुनें, दोबारा डिलीवरी के लिए: ऑर्डर ${number}`,
  until: (day: string) =>
    `आम तौर पर वह अगले कामकाजी दिन खुद फिर आता है। आप ${day} तक का कोई और दिन चुन सकते हैं।`,
  title: (number: string) => `ऑर्डर ${number} दोबारा कब लाया जाए?`,
  day: 'दोबारा इस दिन आएँ',
  note: 'कुछ बताना है? (ज़रूरी नहीं)',
  noteHint: 'दुकान के लिए, जैसे कोई और फ़ोन नंबर। कूरियर इसे नहीं देखता।',
  cancel: 'रहने दें',
  confirm: 'दिन पक्का करें',
  close: 'बंद करें',
  asked: (day: string) => `कूरियर से ${day} को आने के लिए कहा जा रहा है।`,
  help: 'हमें लिखें',
} as const satisfies Translation<typeof english.redeliveryTexts>

export const askedSentences: typeof english.askedSentences = {
  waiting: (day) => `${day} को दोबारा कोशिश: हम कूरियर को बता रहे हैं, और वह तब न आ सके तो आपको लिखेंगे।`,
  told: (day) => `वह ${day} को फिर आएगा।`,
  next_round: (day) =>
    `वह ${day} को नहीं आ सकता: वह अपने अगले चक्कर में फिर आएगा, आम तौर पर अगले कामकाजी दिन।`,
  refused: (day) => `हमने ${day} को दोबारा आने के लिए कहा था, पर वह अब नहीं आएगा।`,
  dropped: (day) => `${day} को दोबारा आने की अब ज़रूरत नहीं है।`,
}
