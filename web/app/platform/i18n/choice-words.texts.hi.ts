// chunk: cards
import type { ColorName } from '@tohfa/print-engine/scene/colors'
import type * as english from './choice-words.texts.ts'

const words: Record<ColorName | 'Adjustable', string> = {
  White: 'सफ़ेद',
  'Off White': 'ऑफ़-व्हाइट',
  Ivory: 'हाथीदाँती सफ़ेद',
  Stone: 'पत्थर जैसा',
  'Ash Grey': 'राख जैसा स्लेटी',
  Charcoal: 'कोयले जैसा स्लेटी',
  Black: 'काला',
  Navy: 'नेवी नीला',
  'Midnight Blue': 'गहरा नीला',
  Indigo: 'नील',
  'Royal Blue': 'शाही नीला',
  'Sky Blue': 'आसमानी',
  Teal: 'गहरा फ़िरोज़ी',
  Mint: 'पुदीना हरा',
  Sage: 'हल्का सलेटी हरा',
  Olive: 'जैतूनी हरा',
  'Leaf Green': 'पत्ती हरा',
  'Bottle Green': 'बोतल हरा',
  Marigold: 'गेंदा पीला',
  Mustard: 'सरसों पीला',
  Saffron: 'केसरिया',
  Peach: 'आड़ू गुलाबी',
  Coral: 'मूँगिया',
  'Blush Pink': 'हल्का गुलाबी',
  'Rani Pink': 'रानी गुलाबी',
  Crimson: 'किरमिजी लाल',
  'Madder Red': 'मजीठ लाल',
  Maroon: 'मैरून',
  Tan: 'हल्का भूरा',
  Walnut: 'अखरोटी भूरा',
  'Natural Wood': 'कुदरती लकड़ी',
  Gold: 'सुनहरा',
  'Antique Brass': 'पुराना पीतल',
  Copper: 'ताँबा',
  'Rose Gold': 'रोज़ गोल्ड',
  Silver: 'चाँदी जैसा',
  Adjustable: 'घटे-बढ़े',
}
const known = new Map(Object.entries(words).map(([name, word]) => [name.toLowerCase(), word]))

export const choiceWord: typeof english.choiceWord = (name) =>
  known.get(name.trim().toLowerCase()) ?? name
