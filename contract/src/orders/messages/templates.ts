import type { Language } from '#i18n/languages.ts'

/** What a template can name; each is one line of plain text. */
export type MessageFacts = {
  order: string
  url: string
  /** The number of the parcel. */
  waybill?: string
  /** What the courier collects; absent where it is nothing. */
  cash?: string
  /** A product of the order. */
  title?: string
  /** Why its printing waits. */
  reason?: string
}

type Template = {
  /** The facts that become {{1}}, {{2}} and so on. */
  facts: readonly (keyof MessageFacts)[]
  /** As submitted to Meta for review; docs/operating.md repeats it. */
  body: Record<Language, string>
}

const nothing: Record<Language, string> = { en: 'nothing', hi: 'कुछ नहीं' }
const ending: Record<Language, string> = {
  en: 'Write STOP to get no more of these messages.',
  hi: 'ये संदेश बंद करने के लिए रोकें लिखें।',
}

/** The templates of messages by their names at the provider. */
export const messageTemplates = {
  order_confirmed: {
    facts: ['order', 'url'],
    body: {
      en: `Thank you. Your order {{1}} is confirmed. You can follow it here: {{2}} . ${ending.en}`,
      hi: `धन्यवाद। आपका ऑर्डर {{1}} पक्का हो गया है। उसे यहाँ देखें: {{2}} । ${ending.hi}`,
    },
  },
  order_proof: {
    facts: ['title', 'order', 'url'],
    body: {
      en: `The new proof of {{1}} in your order {{2}} is ready. Please look at it here: {{3}} . ${ending.en}`,
      hi: `आपके ऑर्डर {{2}} में {{1}} का नया प्रूफ़ तैयार है। कृपया उसे यहाँ देखें: {{3}} । ${ending.hi}`,
    },
  },
  order_shipped: {
    facts: ['order', 'waybill', 'url'],
    body: {
      en: `Your order {{1}} has left the shop. Its parcel number is {{2}}. Follow it here: {{3}} . ${ending.en}`,
      hi: `आपका ऑर्डर {{1}} दुकान से निकल चुका है। उसका पार्सल नंबर {{2}} है। उसे यहाँ देखें: {{3}} । ${ending.hi}`,
    },
  },
  order_out_for_delivery: {
    facts: ['order', 'cash', 'url'],
    body: {
      en: `Your order {{1}} is with the courier and arrives today. To pay at the door: {{2}}. Follow it here: {{3}} . ${ending.en}`,
      hi: `आपका ऑर्डर {{1}} कूरियर के पास है और आज पहुँचेगा। दरवाज़े पर देना है: {{2}}। उसे यहाँ देखें: {{3}} । ${ending.hi}`,
    },
  },
  order_on_hold: {
    facts: ['title', 'order', 'reason', 'url'],
    body: {
      en: `We have stopped before printing {{1}} of your order {{2}}. The reason: {{3}} . See your order here, and write to us how to go on: {{4}} . ${ending.en}`,
      hi: `हमने आपके ऑर्डर {{2}} में {{1}} की छपाई से पहले रोक दिया है। कारण: {{3}} । अपना ऑर्डर यहाँ देखें, और हमें लिखें कि आगे कैसे बढ़ें: {{4}} । ${ending.hi}`,
    },
  },
} as const satisfies Record<string, Template>

export type MessageTemplate = keyof typeof messageTemplates
export const messageTemplateNames = Object.keys(messageTemplates) as [
  MessageTemplate,
  ...MessageTemplate[],
]

/** Meta refuses a parameter with line breaks, tabs or more than four spaces in a row. */
const mostLetters = 300

/** The parameters of a message's body in their order. */
export function templateParameters(
  template: MessageTemplate,
  language: Language,
  facts: MessageFacts,
): string[] {
  return messageTemplates[template].facts.map((name) => {
    const fact = (facts[name] ?? '').replaceAll(/\s+/g, ' ').trim()
    return fact.slice(0, mostLetters).toWellFormed() || nothing[language]
  })
}

/** The text of a message as its reader sees it. */
export function templateText(
  template: MessageTemplate,
  language: Language,
  parameters: readonly string[],
): string {
  return messageTemplates[template].body[language].replaceAll(
    /\{\{(\d)\}\}/g,
    (_gap, n: string) => parameters[Number(n) - 1] ?? '',
  )
}
