import type { Translation } from '@tohfa/print-engine/text/translation'
import type { ticketStateLabels as states, ticketTexts as english } from './ticket.texts.ts'

export const ticketTexts = {
  title: 'आपका संदेश',
  heading: (number: string) => `आपका संदेश ${number}`,
  loading: 'आपके संदेश का हाल लोड हो रहा है',
  failed: 'आपका संदेश नहीं दिखाया जा सका',
  retry: 'फिर से कोशिश करें',
  gone: {
    heading: 'यह लिंक अब काम नहीं करता',
    sentence: 'शायद यह अधूरा है, या संदेश अब रखा नहीं है। आप हमें फिर से लिख सकते हैं।',
    action: 'हमें लिखें',
    href: '/contact',
  },
  about: 'विषय',
  order: (number: string) => `ऑर्डर ${number}`,
  written: 'लिखा गया',
  state: 'स्थिति',
  settledBy: 'इस तारीख तक सुलझेगा',
  closed: 'सुलझा',
  answers: 'हमारे जवाब',
  noAnswer: 'अभी कोई जवाब नहीं। वह ईमेल से आएगा और फिर यहाँ भी दिखेगा।',
  answeredAt: (moment: string) => `${moment} को जवाब दिया`,
  more: 'कुछ और कहना हो, तो हमारे ईमेल का जवाब दें, या एक और संदेश लिखें।',
  another: 'एक और संदेश लिखें',
  own: 'आपके संदेश',
  ownNotRead: 'आपके संदेश अभी नहीं पढ़े जा सके।',
  seeOf: (number: string) => `संदेश ${number}`,
} as const satisfies Translation<typeof english>

export const ticketStateLabels = {
  open: 'हम देख रहे हैं',
  answered: 'जवाब दिया गया',
  closed: 'सुलझ गया',
} as const satisfies Translation<typeof states>
