import type { Translation } from '@tohfa/print-engine/text/translation'
import type * as english from './bench.texts.ts'

export const benchTexts = {
  title: 'काम की मेज़',
  heading: 'काम की मेज़',
  steps: 'क्या स्कैन हो रहा है',
  step: { printed: 'छप गया', packed: 'पैक हुआ' },
  code: { printed: 'जो टिकट छप गया', packed: 'पैक करने का टिकट, लाइन या ऑर्डर' },
  hint: 'स्कैन करें, या टिकट पर लिखा कोड लिखकर आगे बढ़ें।',
  enter: 'दर्ज करें',
  loading: 'मेज़ लोड हो रही है',
  notRead: 'मेज़ नहीं दिखाई जा सकी',
  printed: (code) => `${code} छप गया।`,
  printedBefore: (code) => `${code} पहले ही छपा हुआ बताया गया था।`,
  inBox: (code) => `${code} डिब्बे में है।`,
  inBoxBefore: (code) => `${code} पहले से डिब्बे में था।`,
  missing: (codes) => `ये बाकी हैं: ${codes}।`,
  packed: (number) => `ऑर्डर ${number} पैक हो गया: सब कुछ है।`,
  packedBefore: (number) => `ऑर्डर ${number} पहले ही पैक हो चुका था।`,
  opened: (number) => `ऑर्डर ${number} का सब कुछ फिर निकाल लिया गया।`,
  more: (shown, all) => `${all} में से पहले ${shown} दिख रहे हैं।`,
} as const satisfies Translation<typeof english.benchTexts>

export const boardTexts = {
  columns: {
    ready: 'तैयार',
    printing: 'छप रहा है',
    printed: 'छप गया',
    held: 'रुका हुआ',
  },
  none: 'यहाँ कुछ नहीं है',
  line: (number, line) => `${number}, पंक्ति ${line}`,
  grip: (name) => `${name} को हटाएँ: खींचें, या तीर के बटन दबाएँ`,
  preview: (title) => `${title} पर क्या छपेगा`,
  byMistake: 'ग़लती से छपा हुआ बताया',
  moveOf: (move, name) => `${move}: ${name}`,
  moved: (name, column) => `${name}: ${column}।`,
  cannot: (name) => `${name} वहाँ नहीं जा सकता।`,
  pieces: (pieces) => `${pieces} नग`,
  packs: (packs, pack) => `${pack} के ${packs} पैक`,
  again: (pieces) => `इनमें से ${pieces} दोबारा छापें`,
  due: (day) => `${day} तक`,
  late: 'देर हो गई',
} as const satisfies Translation<typeof english.boardTexts>

export const boxTexts = {
  heading: 'पैक करना है',
  none: 'कुछ पैक नहीं करना है',
  noneSentence: 'जब ऑर्डर का सब कुछ छप जाता है, वह यहाँ आता है।',
  box: (number) => `ऑर्डर ${number} का डिब्बा`,
  to: (who) => `${who} के लिए`,
  there: 'डिब्बे में है',
  missing: 'बाकी है',
  state: (there, all) => `${all} में से ${there} पंक्तियाँ हैं`,
  all: 'सब कुछ है: पैक हो गया',
  lay: 'रख दिया',
  layOf: (code) => `रख दिया: ${code}`,
  open: 'सब फिर निकालें',
  openOf: (number) => `सब फिर निकालें: ऑर्डर ${number}`,
  slip: 'पर्ची',
  slipOf: (number) => `पर्ची: ऑर्डर ${number}`,
  notPrinted: 'अभी नहीं छपा',
} as const satisfies Translation<typeof english.boxTexts>
