import type { Translation } from '@tohfa/print-engine/text/translation'
import type { noticeTexts as english, purposeLabels as purposes } from './notice.texts.ts'

export const noticeTexts = {
  heading: 'आपने किस पर सहमति दी',
  sentence: 'हर बार हमारी सूचना के उस संस्करण के साथ जो तब दिख रहा था।',
  none: 'अभी कुछ दर्ज नहीं: आपका अकाउंट तब बना था जब हम यह नहीं रखते थे।',
  notRead: 'आपकी सहमतियाँ अभी नहीं पढ़ी जा सकीं।',
  retry: 'मेरी सहमतियाँ फिर से पढ़ें',
  version: (version: string) => `सूचना, संस्करण ${version}`,
  given: (moment: string) => `${moment} को दी`,
  withdrawn: (moment: string) => `${moment} को वापस ली`,
  read: 'सूचना पढ़ें',
} as const satisfies Translation<typeof english>

export const purposeLabels = {
  account: 'आपका अकाउंट रखना',
  order: 'आपके ऑर्डर पूरे करना',
  analytics: 'आपकी विज़िट गिनना',
} as const satisfies Translation<typeof purposes>
