import type { ProductCategory } from '@tohfa/contract/catalog/product-types'
import { choiceWord } from '#platform/i18n/choice-words.texts.hi.ts'
import type * as english from './trait-words.texts.ts'

const categories: Record<ProductCategory, string> = {
  Casual: 'कैज़ुअल',
  Formal: 'फ़ॉर्मल',
  Polo: 'पोलो',
  Oversized: 'ओवरसाइज़्ड',
  Printed: 'प्रिंटेड',
  Sports: 'स्पोर्ट्स',
  Standard: 'स्टैंडर्ड',
  Premium: 'प्रीमियम',
  Matte: 'मैट',
  Glossy: 'ग्लॉसी',
  'Rounded Corner': 'गोल कोने',
  Classic: 'क्लासिक',
  Magic: 'मैजिक',
  Travel: 'ट्रैवल',
  Couple: 'कपल',
  Baseball: 'बेसबॉल',
  Snapback: 'स्नैपबैक',
  Trucker: 'ट्रकर',
  Bucket: 'बकेट',
  'Cushion Cover': 'कुशन कवर',
  'Photo Pillow': 'फ़ोटो वाला तकिया',
  'Couple Pillow': 'जोड़ी वाला तकिया',
  'Kids Pillow': 'बच्चों का तकिया',
  'Name Key Chain': 'नाम वाली की-चेन',
  'Photo Key Chain': 'फ़ोटो वाली की-चेन',
  'Couple Key Chain': 'जोड़ी वाली की-चेन',
  'Metal Key Chain': 'धातु की की-चेन',
  Gaming: 'गेमिंग',
  Photo: 'फ़ोटो',
  'Desk Mat': 'डेस्क मैट',
  'Customized Rakhi': 'आपकी अपनी राखी',
  'Customized Name Bracelet': 'आपके नाम का ब्रेसलेट',
  'Personalized Birthday Frame': 'आपका अपना जन्मदिन फ़्रेम',
  'Personalized Raksha Bandhan Frame': 'आपका अपना रक्षाबंधन फ़्रेम',
  'Personalized Photo Frame': 'आपका अपना फ़ोटो फ़्रेम',
}

/** What staff usually write, and what the sample says, part by part between commas. */
const usual: Record<string, string> = {
  // Cloth
  '100% cotton': '100% कॉटन',
  '100% combed cotton': '100% कॉम्ब्ड कॉटन',
  '100% cotton loopknit': '100% लूप-निट कॉटन',
  'Polyester dot knit': 'बिंदीदार बुनाई का पॉलिएस्टर',
  'Recycled polyester': 'रीसाइकल किया पॉलिएस्टर',
  'Brushed polyester': 'मुलायम रोएँ वाला पॉलिएस्टर',
  'Satin-finish polyester': 'साटन जैसा पॉलिएस्टर',
  Polyester: 'पॉलिएस्टर',
  Cotton: 'कॉटन',
  Linen: 'लिनन',
  Wool: 'ऊन',
  Silk: 'रेशम',
  Jute: 'जूट',
  'Cotton pique': 'कॉटन पीके',
  'Mercerised cotton': 'मर्सराइज़्ड कॉटन',
  'Cotton-viscose knit': 'कॉटन-विस्कोस बुनाई',
  'Washed cotton twill': 'धुली हुई कॉटन ट्विल',
  'Cotton drill': 'कॉटन ड्रिल',
  'Wool-blend twill': 'ऊन मिली ट्विल',
  'Cotton twill': 'कॉटन ट्विल',
  'Polyester foam and mesh': 'पॉलिएस्टर फ़ोम और जाली',
  'Cotton front': 'सामने कॉटन',
  'nylon mesh': 'नायलॉन की जाली',
  'Hand-printed cotton': 'हाथ से छपा कॉटन',
  'Cotton canvas': 'कॉटन कैनवस',
  'Cotton duck': 'मोटा कॉटन कैनवस',
  'Cotton-linen': 'कॉटन-लिनन',
  'Cotton percale': 'महीन कॉटन परकेल',
  'Organic cotton': 'ऑर्गैनिक कॉटन',
  'Wool felt': 'ऊनी नमदा',
  'cotton band': 'कॉटन का पट्टा',
  'Woven cloth on natural rubber': 'कुदरती रबर पर बुना कपड़ा',
  'Micro-weave cloth on rubber': 'रबर पर महीन बुना कपड़ा',
  // Clay, metal, wood, leather, glass
  'Glazed stoneware': 'चमकदार स्टोनवेयर',
  Ceramic: 'सिरैमिक',
  'Ceramic with heat-changing coat': 'गरमी से रंग बदलने वाला सिरैमिक',
  'Double-walled steel': 'दोहरी परत का स्टील',
  'Stainless steel': 'स्टेनलेस स्टील',
  'Plated stainless steel': 'परत चढ़ा स्टेनलेस स्टील',
  'Enamelled brass': 'मीनाकारी किया पीतल',
  'Solid brass or copper': 'ठोस पीतल या ताँबा',
  Brass: 'पीतल',
  Copper: 'ताँबा',
  Steel: 'स्टील',
  'Zinc alloy and glass': 'ज़िंक मिश्रधातु और काँच',
  'Laminated wood': 'लैमिनेट की हुई लकड़ी',
  'Painted wood': 'रंगी हुई लकड़ी',
  'Gilded wood': 'सुनहरी परत वाली लकड़ी',
  'Solid mango wood': 'आम की ठोस लकड़ी',
  Wood: 'लकड़ी',
  'glass front': 'सामने काँच',
  Glass: 'काँच',
  'Full-grain leather': 'असली पूरा चमड़ा',
  Leather: 'चमड़ा',
  'Vegan leather': 'वीगन लेदर',
  'suede back': 'पीछे सुएड',
  Acrylic: 'ऐक्रेलिक',
  'Acrylic and glass beads': 'ऐक्रेलिक और काँच के मनके',
  // Threads and beads
  'Silk thread': 'रेशमी धागा',
  zari: 'ज़री',
  gota: 'गोटा',
  beads: 'मनके',
  'pearl beads': 'मोती',
  'wooden beads': 'लकड़ी के मनके',
  'cotton cord': 'सूती डोरी',
  'waxed cotton': 'मोम लगी सूती डोरी',
  Rudraksha: 'रुद्राक्ष',
  // Cut and filling
  'Half sleeve': 'आधी आस्तीन',
  'Full sleeve': 'पूरी आस्तीन',
  Sleeveless: 'बिना आस्तीन',
  'Drop-shoulder half sleeve': 'ड्रॉप-शोल्डर आधी आस्तीन',
  'Raglan half sleeve': 'रैगलन आधी आस्तीन',
  'Half sleeve with ribbed cuff': 'रिब कफ़ वाली आधी आस्तीन',
  'Round neck': 'गोल गला',
  'Ribbed round neck': 'रिब वाला गोल गला',
  'V neck': 'वी गला',
  'V-neck': 'वी गला',
  'Polo collar': 'पोलो कॉलर',
  'Mandarin collar': 'मैंडरिन कॉलर',
  'Shirt collar': 'शर्ट कॉलर',
  Soft: 'मुलायम',
  Medium: 'मध्यम',
  Firm: 'सख़्त',
  'Hollow-fibre insert included': 'हॉलो-फ़ाइबर का तकिया साथ में',
  'Cotton insert included': 'रुई का तकिया साथ में',
  'Cover only': 'सिर्फ़ कवर',
  // Paper
  'Uncoated board': 'बिना परत का बोर्ड',
  'Dyed board': 'रंगा हुआ बोर्ड',
  'Handmade cotton paper': 'हाथ से बना सूती कागज़',
  'Art board with matte film': 'मैट फ़िल्म वाला आर्ट बोर्ड',
  'Matte board': 'मैट बोर्ड',
  'Gloss art board': 'ग्लॉसी आर्ट बोर्ड',
  // What the thing is
  'T-shirt': 'टी-शर्ट',
  'Polo T-shirt': 'पोलो टी-शर्ट',
  'Sports jersey': 'खेल की जर्सी',
  'Visiting cards': 'विज़िटिंग कार्ड',
  'Business cards': 'बिज़नेस कार्ड',
  'Blank cards': 'सादे कार्ड',
  Mug: 'मग',
  'Coffee mug': 'कॉफ़ी मग',
  'Insulated mug': 'गरम रखने वाला मग',
  Cap: 'कैप',
  'Bucket hat': 'बकेट टोपी',
  Cushion: 'कुशन',
  Pillow: 'तकिया',
  'Key chain': 'की-चेन',
  'Mouse pad': 'माउस पैड',
  Mousepad: 'माउस पैड',
  Rakhi: 'राखी',
  Bracelet: 'ब्रेसलेट',
  'Photo frame': 'फ़ोटो फ़्रेम',
}

const units: Record<string, string> = {
  N: 'नग',
  g: 'ग्राम',
  kg: 'किग्रा',
  ml: 'मिली',
  l: 'लीटर',
  mm: 'मिमी',
  cm: 'सेमी',
  m: 'मीटर',
  GSM: 'जीएसएम',
}

/** What is measured of a thing, before its measure. */
const parts: Record<string, string> = {
  centre: 'बीच का हिस्सा',
  thread: 'धागा',
  cord: 'डोरी',
  rakhi: 'राखी',
  lumba: 'लुंबा',
  band: 'पट्टा',
  length: 'लंबाई',
  width: 'चौड़ाई',
  height: 'ऊँचाई',
  chain: 'चेन',
}

const known = new Map(
  Object.entries({ ...usual, ...categories }).map(([told, word]) => [told.toLowerCase(), word]),
)

/** A measure such as `Length 15 to 18 cm`, `3 × 3 cm each` or `₹239.60 / N`. */
const measure =
  /^(?:(?<part>[a-z]+) )?(?<figures>[₹\d.,]+(?: (?:×|to|\/) [\d.]+)*) (?<per>\/ )?(?<unit>[a-z]+)(?: (?<more>each|across))?$/i

function measureWords(told: string): string | undefined {
  const { part = '', figures = '', per = '', unit = '', more } = measure.exec(told)?.groups ?? {}
  const [thing, word] = [parts[part.toLowerCase()], units[unit]]
  if (!word || (part && !thing)) return undefined
  const size = `${figures.replace(' to ', ' से ')} ${per}${word}`
  if (more === 'each') return `हर एक ${size}`
  return [thing, size, more && 'चौड़ा'].filter(Boolean).join(' ')
}

const partWords = (told: string): string =>
  known.get(told.toLowerCase()) ?? measureWords(told) ?? choiceWord(told)

export const traitWords: typeof english.traitWords = (told) =>
  told.split(', ').map(partWords).join(', ')
