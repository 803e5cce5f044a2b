import type { Translation } from '@tohfa/print-engine/text/translation'
import type * as english from './print-queue.texts.ts'

export const printQueueTexts = {
  title: 'छपाई की कतार',
  heading: 'छपाई की कतार',
  search: 'ऑर्डर नंबर',
  tabs: 'स्थिति के हिसाब से दिखाएँ',
  all: 'सभी',
  filters: 'कतार छोटी करें',
  day: 'किस दिन तक',
  type: 'प्रोडक्ट का प्रकार',
  anyType: 'सभी प्रकार',
  dayZip: 'पूरा दिन डाउनलोड करें',
  dayZipHint: 'उस दिन तक की सारी तैयार या छप रही फ़ाइलें और पर्चियाँ।',
  refresh: 'फिर से देखें',
  loading: 'कतार लोड हो रही है',
  notRead: 'कतार नहीं दिखाई जा सकी',
  searchedFor: (search) => `“${search}” के लिए मिला`,
  none: 'यहाँ कुछ नहीं है',
  noneSentence: 'ऑर्डर की अपनी बनाई चीज़ें ऑर्डर होते ही यहाँ आ जाती हैं।',
  noneFound: 'कुछ नहीं मिला',
  noneFoundSentence: 'कृपया ऑर्डर नंबर फिर से देखें।',
  pages: 'कतार के पन्ने',
  previous: 'पिछला पन्ना',
  next: 'अगला पन्ना',
  select: (name) => `${name} चुनें`,
  line: (number, line) => `${number}, पंक्ति ${line}`,
  preview: (title) => `${title} पर क्या छपेगा`,
  pieces: (pieces) => `${pieces} नग`,
  packs: (pieces, packs, pack) => `${pieces} नग (${pack} के ${packs} पैक)`,
  again: (pieces) => `इनमें से ${pieces} दोबारा छापें`,
  due: (day) => `${day} तक`,
  late: 'देर हो गई',
  orderIs: (status) => `ऑर्डर: ${status}`,
  words: 'इस पर क्या लिखा है',
  noWords: 'कोई शब्द नहीं',
  heldFor: (reason) => `रोका गया: ${reason}`,
  failed: 'फ़ाइलें नहीं बन सकीं। फिर कोशिश करें, या रोककर ग्राहक को लिखें।',
  files: 'फ़ाइलें',
  ticket: 'पर्ची',
  orderZip: 'पूरा ऑर्डर',
  fileOf: (file, name) => `${name} की ${file} डाउनलोड करें`,
  downloaded: (name) => `${name} डाउनलोड हो गई।`,
  notDownloaded: 'फ़ाइल नहीं मिल सकी। कृपया फिर कोशिश करें।',
  moveOf: (move, name) => `${move}: ${name}`,
  moved: (name, state) => `${name}: ${state}।`,
  selected: (jobs) => `${jobs} डिज़ाइन चुने गए`,
  elsewhere: (jobs) => `इनमें से ${jobs} इस पन्ने पर नहीं हैं`,
  clear: 'चुनाव हटाएँ',
  gang: 'शीट पर रखें',
  tickets: 'टिकट PDF में',
  startAll: (jobs) => `${jobs} की छपाई शुरू करें`,
  printedAll: (jobs) => `${jobs} को छपा हुआ बताएँ`,
  movedAll: {
    printing: (jobs) => `${jobs} डिज़ाइन छप रहे हैं।`,
    printed: (jobs) => `${jobs} डिज़ाइन छप गए।`,
  },
} as const satisfies Translation<typeof english.printQueueTexts>

export const printMoveLabels = {
  printing: 'छपाई शुरू करें',
  printed: 'छप गया',
  held: 'रोकें',
  ready: 'फिर से तैयार',
  reprint: 'ग़लत छपा: दोबारा छापें',
} as const satisfies Translation<typeof english.printMoveLabels>
export const tryAgain = 'फिर कोशिश करें'
export const byMistake = 'ग़लती से छपा हुआ बताया'

export const reprintTexts = {
  title: (name) => `${name} को दोबारा छापें?`,
  what: 'यह फिर से तैयार होगा और इसका ऑर्डर इसके लिए रुकेगा। ख़राब नग स्टॉक से घट जाएँगे।',
  spoilt: 'कितने ख़राब हुए',
  spoiltHint: (pieces) => `${pieces} नग में से; केवल यही दोबारा छपेंगे।`,
  spoiltRange: (pieces) => `1 से ${pieces} तक`,
  reason: 'क्या ग़लत हुआ',
  hint: 'यह ऑर्डर के इतिहास में रहता है। ग्राहक इसे नहीं पढ़ता।',
  agree: 'दोबारा छापें',
  refuse: 'रहने दें',
  done: (name) => `${name} दोबारा छपेगा।`,
  undone: (name) => `${name} फिर से तैयार है।`,
  short: (name, blanks) => `${name} दोबारा छपेगा, पर स्टॉक में ${blanks} नग कम हैं। छापने से पहले और मँगाएँ।`,
} as const satisfies Translation<typeof english.reprintTexts>

export const holdTexts = {
  title: (name) => `${name} को रोकें?`,
  what: 'जब तक कोई इसे आगे न बढ़ाए, यह नहीं छपेगा, और आपका लिखा हुआ ग्राहक को मेल से जाएगा।',
  reason: 'वजह, ग्राहक के लिए',
  hint: 'उनकी भाषा में, जैसे: तस्वीर छापने के लिए बहुत गहरी है। क्या हम इसे हल्का कर दें?',
  agree: 'रोकें और ग्राहक को बताएँ',
  refuse: 'रहने दें',
} as const satisfies Translation<typeof english.holdTexts>

export const gangTexts = {
  title: 'शीट पर रखें',
  what: (jobs) => `${jobs} डिज़ाइन, हर नग के लिए हर जगह एक बार, काटने के निशान और नंबर के साथ।`,
  sheet: 'शीट',
  gap: 'दूरी, मिलीमीटर में',
  lay: 'रखें',
  done: (sheets, pieces) => `${sheets} शीट पर ${pieces} नग।`,
  kind: (sheet, kind) => `शीट ${sheet}: ${kind}`,
  tooLarge: (sheet) => `बहुत बड़े, किसी शीट पर नहीं (${sheet}):`,
  size: (name, size) => `${name}, ${size} मिमी`,
  download: 'PDF डाउनलोड करें',
} as const satisfies Translation<typeof english.gangTexts>

export const sheetLabels = {
  A4: 'A4, 210 × 297 मिमी',
  A3: 'A3, 297 × 420 मिमी',
  roll600: 'रोल, 600 मिमी चौड़ा',
} as const satisfies Translation<typeof english.sheetLabels>
