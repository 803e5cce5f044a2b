import { mostOrdersPrinted } from '#fulfilment/shipping-papers/named-ids.ts'
import type { Translation } from '@tohfa/print-engine/text/translation'
import { gangLimits, gapLimits } from './print-moves.ts'
import type { printRuleTexts as english } from './print-rules.texts.ts'

export const printRuleTexts = {
  printMove: 'छपाई अभी जहाँ है वहाँ से इस स्थिति में नहीं जा सकती',
  spoilt: 'बताएँ कि इसके कितने नग ख़राब हुए',
  tooManyJobs: `एक बार में शीटों पर ज़्यादा से ज़्यादा ${gangLimits.jobs} डिज़ाइन आते हैं`,
  tooManyTickets: `एक बार में ज़्यादा से ज़्यादा ${gangLimits.jobs} टिकट छपते हैं`,
  tooManyPieces: `एक बार में शीटों पर ज़्यादा से ज़्यादा ${gangLimits.pieces} नग आते हैं`,
  jobTwice: 'यहाँ एक ही डिज़ाइन दो बार है',
  sheetUnknown: 'शीट A4, A3 या 600 मिमी का रोल होती है',
  tooManyPrinted: `एक बार में ज़्यादा से ज़्यादा ${mostOrdersPrinted} ऑर्डर छपते हैं`,
  scanStep: 'बताएँ कि यह छप गया है या पैक हो गया है',
  scanLine: 'यह पूरे ऑर्डर का कोड है। जो छपा है उसका टिकट स्कैन करें',
  scanPlain: 'इस पर कुछ नहीं छपता। पैक करते समय स्कैन करें',
  beingBooked: 'इसका पार्सल अभी बुक हो रहा है। कृपया एक मिनट बाद फिर कोशिश करें',
  packCancelled: (order) => `ऑर्डर ${order} रद्द हुआ या वापस आया है: न भेजें`,
  packSent: (order) => `ऑर्डर ${order} पहले ही रवाना हो चुका है`,
  packLeftOut: 'यह रद्द हो चुका है: डिब्बे में न रखें',
  packUnprinted: 'इसे अभी छपा हुआ नहीं बताया गया है। पहले “छप गया” में स्कैन करें',
  gap: `दूरी ${gapLimits.least} से ${gapLimits.most} मिलीमीटर हो`,
  jobUnknown: 'इनमें से एक डिज़ाइन यहाँ नहीं है',
  jobNotRendered: (order, line) => `ऑर्डर ${order} की लाइन ${line} की फ़ाइलें अभी तैयार नहीं हैं`,
  fitNot: (prints, sheet) => `ये छपाइयाँ ${sheet} पर नहीं आतीं: ${prints}`,
  doesNotFit: (order, line, size, sheet) =>
    `ऑर्डर ${order} की लाइन ${line} की छपाई ${size} मिमी है और ${sheet} पर नहीं आती`,
} as const satisfies Translation<typeof english>
