import type { Translation } from '@tohfa/print-engine/text/translation'
import { attributeTexts } from '#catalog/products/attributes.texts.hi.ts'
import type { detailsTexts as english } from './details.texts.ts'

export const detailsTexts = {
  highlights: 'खूबियाँ',
  details: 'प्रोडक्ट की जानकारी',
  attributes: {
    category: 'कैटेगरी',
    ...attributeTexts,
    quantity: 'पैक में',
    brand: 'बनाने वाले',
  },
  legal: 'कानूनी जानकारी',
  mrp: 'अधिकतम खुदरा मूल्य',
  withTaxes: (rupees: string) => `${rupees} (सभी टैक्स सहित)`,
  orPersonalised: (mrp: string, rupees: string) => `${mrp}; आपकी छपाई के साथ ${rupees} से`,
  unitPrice: 'प्रति इकाई कीमत',
  packs: (sizes: string) => `${sizes} नग, जितने आप चुनें`,
  consumerCare: 'ग्राहक सेवा',
} as const satisfies Translation<typeof english>
