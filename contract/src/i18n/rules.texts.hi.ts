import { letterRuleTexts } from '@tohfa/print-engine/text/letter-rules.texts.hi'
import type { ruleTexts as english } from './rules.texts.ts'
import type { Translation } from '@tohfa/print-engine/text/translation'

export const ruleTexts = {
  notValid: 'यह सही नहीं है',
  tooLong: (max: number) => `ज़्यादा से ज़्यादा ${max} अक्षर`,
  ...letterRuleTexts,
  mustBeList: 'यह एक सूची होनी चाहिए',
  gender: 'जेंडर सही नहीं है',
  staffRole: 'भूमिका सही नहीं है',
  quantity: 'संख्या 1 से 10 के बीच हो',
  paymentMethod: 'पेमेंट का तरीका सही नहीं है',
  status: 'स्थिति सही नहीं है',
  productType: 'प्रोडक्ट का प्रकार सही नहीं है',
  category: 'कैटेगरी सही नहीं है',
  stock: 'स्टॉक सही नहीं है',
  sizes: 'साइज़ सही नहीं हैं',
  netQuantity: 'संख्या और उसकी इकाई, जैसे 1 नग (N)',
  country: 'यह देश पता नहीं',
  sameColor: 'यह रंग पहले से है',
  link: 'लिंक दुकान का कोई पता हो, या कहीं और का सुरक्षित पता',
  date: 'तारीख सही नहीं है',
  place: 'जगह सही नहीं है',
  endsFirst: 'यह शुरू होने से पहले ही ख़त्म हो जाता है',
  pictureFirst: 'कृपया पहले यह तस्वीर अपलोड करें',
} as const satisfies Translation<typeof english>
