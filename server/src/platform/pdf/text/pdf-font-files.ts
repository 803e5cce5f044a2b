/** A font family: its files, and its characters as hexadecimal ranges. */
export type PdfFontFiles = { id: string; regular: string; bold?: string; letters: string }

/** The font families of PDFs in the order in which they are tried; `npm run pdf-fonts` writes this. */
export const pdfFontFiles: readonly PdfFontFiles[] = [
  {
    id: 'noto-devanagari',
    regular: 'noto-devanagari-400.c4dc63a8a6ef.ttf',
    bold: 'noto-devanagari-700.428dcb968d57.ttf',
    letters:
      '20-7e a0-a3 a5 a7-ab ad-b0 b4 b6-b8 ba-bb bf-107 10a-113 116-11b 11e-123 126-127 12a-12b ' +
      '12e-131 136-137 139-13e 141-148 150-155 158-15b 15e-161 164-165 16a-16b 16e-17e 900-97f ' +
      '1cd0-1cf6 1cf8-1cf9 200c-200d 2010 2013-2014 2018-201a 201c-201e 2022 2026 20b9 2122 25cc ' +
      'a8e0-a8ff',
  },
  {
    id: 'noto-sans',
    regular: 'noto-sans-400.3ae699f2bc7a.ttf',
    bold: 'noto-sans-700.5165667c1a9b.ttf',
    letters:
      '20-7e a0-377 37a-37f 384-38a 38c 38e-3a1 3a3-3e1 3f0-52f 1d00-1df9 1dfb-1f15 1f18-1f1d ' +
      '1f20-1f45 1f48-1f4d 1f50-1f57 1f59 1f5b 1f5d 1f5f-1f7d 1f80-1fb4 1fb6-1fc4 1fc6-1fd3 ' +
      '1fd6-1fdb 1fdd-1fef 1ff2-1ff4 1ff6-1ffe 2000-2064 2066-2071 2074-208e 2090-209c 20a0-20c0 ' +
      '20f0 2100-215f 2183-2184 2189 2212 2c60-2c7f a720-a7ca a7d0-a7d1 a7d3 a7d5-a7d9 a7f2-a7ff ' +
      'fb00-fb06 fffd',
  },
  {
    id: 'noto-bengali',
    regular: 'noto-bengali-400.1d3fb6fa327d.ttf',
    bold: 'noto-bengali-700.6403e0f67ffb.ttf',
    letters:
      '20 a0 964-965 980-983 985-98c 98f-990 993-9a8 9aa-9b0 9b2 9b6-9b9 9bc-9c4 9c7-9c8 9cb-9ce ' +
      '9d7 9dc-9dd 9df-9e3 9e6-9fe 200c-200d 25cc',
  },
  {
    id: 'noto-gurmukhi',
    regular: 'noto-gurmukhi-400.6670fafef532.ttf',
    bold: 'noto-gurmukhi-700.d32cfb1f265c.ttf',
    letters:
      '20 a0 964-965 a01-a03 a05-a0a a0f-a10 a13-a28 a2a-a30 a32-a33 a35-a36 a38-a39 a3c a3e-a42 ' +
      'a47-a48 a4b-a4d a51 a59-a5c a5e a66-a76 200c-200d 25cc',
  },
  {
    id: 'noto-gujarati',
    regular: 'noto-gujarati-400.cc32c7a28c61.ttf',
    bold: 'noto-gujarati-700.da1a98b091b6.ttf',
    letters:
      '20 a0 964-965 a81-a83 a85-a8d a8f-a91 a93-aa8 aaa-ab0 ab2-ab3 ab5-ab9 abc-ac5 ac7-ac9 ' +
      'acb-acd ad0 ae0-ae3 ae6-af1 af9-aff 200c-200d 25cc',
  },
  {
    id: 'noto-oriya',
    regular: 'noto-oriya-400.44726d9e1f55.ttf',
    bold: 'noto-oriya-700.423bb47f05c8.ttf',
    letters:
      '20 a0 964-965 b01-b03 b05-b0c b0f-b10 b13-b28 b2a-b30 b32-b33 b35-b39 b3c-b44 b47-b48 ' +
      'b4b-b4d b55-b57 b5c-b5d b5f-b63 b66-b77 200c-200d 25cc',
  },
  {
    id: 'noto-tamil',
    regular: 'noto-tamil-400.cbc0b26b881d.ttf',
    bold: 'noto-tamil-700.a9774a759f57.ttf',
    letters:
      '20 a0 964-965 b82-b83 b85-b8a b8e-b90 b92-b95 b99-b9a b9c b9e-b9f ba3-ba4 ba8-baa bae-bb9 ' +
      'bbe-bc2 bc6-bc8 bca-bcd bd0 bd7 be6-bfa 200c-200d 25cc',
  },
  {
    id: 'noto-telugu',
    regular: 'noto-telugu-400.7f2e6e0e501e.ttf',
    bold: 'noto-telugu-700.5e97d136199f.ttf',
    letters:
      '20 a0 964-965 c00-c0c c0e-c10 c12-c28 c2a-c39 c3c-c44 c46-c48 c4a-c4d c55-c56 c58-c5a c5d ' +
      'c60-c63 c66-c6f c77-c7f 200c-200d 25cc',
  },
  {
    id: 'noto-kannada',
    regular: 'noto-kannada-400.737df411debc.ttf',
    bold: 'noto-kannada-700.433b836fedc3.ttf',
    letters:
      '20 a0 964-965 c80-c8c c8e-c90 c92-ca8 caa-cb3 cb5-cb9 cbc-cc4 cc6-cc8 cca-ccd cd5-cd6 ' +
      'cdd-cde ce0-ce3 ce6-cef cf1-cf3 200c-200d 25cc',
  },
  {
    id: 'noto-malayalam',
    regular: 'noto-malayalam-400.0d48f035e5e3.ttf',
    bold: 'noto-malayalam-700.80c6164db2e3.ttf',
    letters: '20 a0 964-965 d00-d0c d0e-d10 d12-d44 d46-d48 d4a-d4f d54-d63 d66-d7f 200c-200d 25cc',
  },
  {
    id: 'noto-arabic',
    regular: 'noto-arabic-400.fd6977bb2319.ttf',
    bold: 'noto-arabic-700.dd78878c1290.ttf',
    letters:
      '20-22 28-29 2c-2f 3a a0 600-6ff 750-77f 8a0-8ff 200c-200d 25cc 2e41 fb50-fbc2 fbd3-fd8f ' +
      'fd92-fdc7 fdcf fdf0-fdff fe70-fe74 fe76-fefc',
  },
  {
    id: 'noto-math',
    regular: 'noto-math-400.0384ff19b2a5.ttf',
    letters:
      '2102 2107 210a-2113 2115 2118-211d 2124 2126-2129 212b-212d 212f-2138 213c-214b 2200-22ff ' +
      '27dc 299b 29a0 29a3 29b8 29f5 2ade 2ae3-2ae5 2aee 2bfe',
  },
  {
    id: 'noto-symbols',
    regular: 'noto-symbols-400.c17086d865c7.ttf',
    letters:
      '2160-2183 2185-2188 2190-2199 2212 2300-230f 2311-2315 2317 231c-231f 2322-2323 2329-232a ' +
      '232c-2335 237c 2380-2394 2396-239a 23af 23be-23cd 23d0-23db 23e2-23e8 2460-24ff 25cc ' +
      '260a-260d 2613 2624-262f 2638-263b 263d-2653 2669-267e 2690-269d 26a2-26a9 26ad-26bc 26ce ' +
      '26e2-26ff 271d-2721 2776-2793 2921-2922',
  },
  {
    id: 'noto-symbols-2',
    regular: 'noto-symbols-2-400.2dfa5377aaf5.ttf',
    letters:
      '21af 21e6-21f0 21f3 2212 2218-2219 2299 22c4-22c6 2316 2318 231a-231b 2324-2328 232b 237b ' +
      '237d-237f 2394 23ce-23cf 23e9-23ea 23ed-23ef 23f1-23ff 25a0-2609 260e-2612 2614-2623 ' +
      '2630-2637 263c 2654-2668 267f-268f 269e-26a1 26aa-26ac 26bd-26cd 26cf-26e1 2700-2704 ' +
      '2706-2709 270b-271c 2722-2727 2729-274b 274d 274f-2753 2756-2775 2794 2798-27af 27b1-27be ' +
      '2b00-2b0d 2b12-2b2f 2b4d-2b73 2b76-2b95 2b97-2bfd 2bff',
  },
  {
    id: 'noto-emoji',
    regular: 'noto-emoji-400.a9a0e58371a4.ttf',
    letters:
      '20 23 2a 30-39 a9 ae 200d 203c 2049 20e3 2122 2139 2194-2199 21a9-21aa 231a-231b 2328 23cf ' +
      '23e9-23f3 23f8-23fa 24c2 25aa-25ab 25b6 25c0 25fb-25fe 2600-2604 260e 2611 2614-2615 2618 ' +
      '261d 2620 2622-2623 2626 262a 262e-262f 2638-263a 2640 2642 2648-2653 265f-2660 2663 ' +
      '2665-2666 2668 267b 267e-267f 2692-2697 2699 269b-269c 26a0-26a1 26a7 26aa-26ab 26b0-26b1 ' +
      '26bd-26be 26c4-26c5 26c8 26ce-26cf 26d1 26d3-26d4 26e9-26ea 26f0-26f5 26f7-26fa 26fd 2702 ' +
      '2705 2708-270d 270f 2712 2714 2716 271d 2721 2728 2733-2734 2744 2747 274c 274e 2753-2755 ' +
      '2757 2763-2764 2795-2797 27a1 27b0 27bf 2934-2935 2b05-2b07 2b1b-2b1c 2b50 2b55 3030 303d ' +
      '3297 3299 fe0e-fe0f 1f004 1f0cf 1f170-1f171 1f17e-1f17f 1f18e 1f191-1f19a 1f1e6-1f1ff ' +
      '1f201-1f202 1f21a 1f22f 1f232-1f23a 1f250-1f251 1f300-1f321 1f324-1f393 1f396-1f397 ' +
      '1f399-1f39b 1f39e-1f3f0 1f3f3-1f3f5 1f3f7-1f4fd 1f4ff-1f53d 1f549-1f54e 1f550-1f567 ' +
      '1f56f-1f570 1f573-1f57a 1f587 1f58a-1f58d 1f590 1f595-1f596 1f5a4-1f5a5 1f5a8 1f5b1-1f5b2 ' +
      '1f5bc 1f5c2-1f5c4 1f5d1-1f5d3 1f5dc-1f5de 1f5e1 1f5e3 1f5e8 1f5ef 1f5f3 1f5fa-1f64f ' +
      '1f680-1f6c5 1f6cb-1f6d2 1f6d5-1f6d9 1f6dc-1f6e5 1f6e9 1f6eb-1f6ec 1f6f0 1f6f3-1f6fc ' +
      '1f7e0-1f7eb 1f7f0 1f90c-1f93a 1f93c-1f945 1f947-1f9ff 1fa70-1fa7c 1fa80-1fac6 1fac8 ' +
      '1facc-1fadd 1fadf-1faeb 1faef-1fafa e0030-e0039 e0061-e007a e007f',
  },
]
