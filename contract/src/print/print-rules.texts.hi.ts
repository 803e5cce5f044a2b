import type { Translation } from '../translation.ts'
import { gangLimits, gapLimits } from './print-moves.ts'
import type { printRuleTexts as english } from './print-rules.texts.ts'

export const printRuleTexts = {
  printMove: 'छपाई अभी जहाँ है वहाँ से इस स्थिति में नहीं जा सकती',
  tooManyJobs: `एक बार में शीटों पर ज़्यादा से ज़्यादा ${gangLimits.jobs} डिज़ाइन आते हैं`,
  tooManyPieces: `एक बार में शीटों पर ज़्यादा से ज़्यादा ${gangLimits.pieces} नग आते हैं`,
  jobTwice: 'यहाँ एक ही डिज़ाइन दो बार है',
  sheetUnknown: 'शीट A4, A3 या 600 मिमी का रोल होती है',
  gap: `दूरी ${gapLimits.least} से ${gapLimits.most} मिलीमीटर हो`,
  jobUnknown: 'इनमें से एक डिज़ाइन यहाँ नहीं है',
  jobNotRendered: (order, line) => `ऑर्डर ${order} की लाइन ${line} की फ़ाइलें अभी तैयार नहीं हैं`,
  doesNotFit: (order, line, size, sheet) =>
    `ऑर्डर ${order} की लाइन ${line} की छपाई ${size} मिमी है और ${sheet} पर नहीं आती`,
} as const satisfies Translation<typeof english>
