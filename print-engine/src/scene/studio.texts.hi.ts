import type { Translation } from '#text/translation.ts'
import { colorNames } from '#mockup/color-names.texts.hi.ts'
import type { describeTexts as describeEnglish, preflightTexts as english } from './studio.texts.ts'

export const preflightTexts = {
  missing_glyph: (letters: string) => `ये अक्षर छप नहीं सकते: ${letters}. कृपया इसे दूसरी तरह लिखें`,
  low_resolution: (_dpi: number) =>
    'यह तस्वीर अपनी जगह के लिए बहुत छोटी है और साफ़ नहीं छपेगी। कृपया बड़ी तस्वीर लें',
  required_field_empty: (_label: string, labelHi: string) => `कृपया भरें: ${labelHi}`,
  empty_design: () => 'इस पर अभी कुछ नहीं है',
  outside: () => 'यह छपने वाली जगह से बाहर है। कृपया इसे वापस लाएँ या हटा दें',
  photo_missing: () => 'तस्वीर अभी यहाँ नहीं है। कृपया अपलोड करें',
  text_too_small: (points: number, least: number) =>
    `ये शब्द ${points} पॉइंट के हैं और पढ़े नहीं जाएँगे: कम से कम ${least} चाहिए`,
  soft_photo: (_dpi: number) =>
    'यह तस्वीर अपनी जगह के लिए थोड़ी छोटी है और धुंधली दिख सकती है। बड़ी तस्वीर अच्छी दिखेगी',
  outside_safe: (mm: number) => `यह किनारे से ${mm} मिमी से भी पास है, जहाँ कट सकता है`,
  background_short: (mm: number) =>
    `यह किनारे पर ही ख़त्म होता है: ${mm} मिमी आगे तक न जाए तो सफ़ेद रेखा दिख सकती है`,
  text_shrunk: (percent: number) => `जगह में आने के लिए ये शब्द डिज़ाइन से ${percent}% छोटे हैं`,
  dotted_circle: (signs: string) =>
    `मात्रा बिना अक्षर के है, और अक्षर की जगह बिंदुओं वाला घेरा छपेगा: ${signs}. कृपया वर्तनी जाँचें`,
  thin_line: () => '0.25 मिमी से पतली रेखा छपाई में टूट सकती है',
  weak_contrast: () => 'ये शब्द अपने नीचे के रंग पर मुश्किल से दिखते हैं',
  handle_zone: () => 'यह हैंडल के पास है, जहाँ दिखना और छपना मुश्किल है',
} as const satisfies Translation<typeof english>

const places = {
  topLeft: 'ऊपर बाएँ',
  top: 'ऊपर',
  topRight: 'ऊपर दाएँ',
  left: 'बाएँ',
  middle: 'बीच में',
  right: 'दाएँ',
  bottomLeft: 'नीचे बाएँ',
  bottom: 'नीचे',
  bottomRight: 'नीचे दाएँ',
} as const

export const describeTexts = {
  area: (_label: string, labelHi: string, items: string) => `${labelHi}: ${items}।`,
  nothing: 'कुछ नहीं',
  text: (words: string, color: string, place: string) => `“${words}”, रंग ${color}, ${place}`,
  photo: (place: string) => `एक तस्वीर, ${place}`,
  emptyPhoto: (place: string) => `तस्वीर की जगह, ${place}`,
  motif: (place: string) => `एक चित्र, ${place}`,
  shape: (color: string, place: string) => `एक आकृति, रंग ${color}, ${place}`,
  outlineOnly: (place: string) => `एक चौखट, ${place}`,
  several: {
    motifs: (count: string) => `${count} चित्र`,
    shapes: (count: string) => `${count} आकृतियाँ`,
    outlines: (count: string) => `${count} चौखटें`,
  },
  numbers: ['दो', 'तीन', 'चार', 'पाँच', 'छह', 'सात', 'आठ', 'नौ', 'दस'],
  places,
  colors: colorNames,
} as const satisfies Translation<typeof describeEnglish>
