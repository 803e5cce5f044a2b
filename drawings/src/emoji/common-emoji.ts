/**
 * The emoji that people put on gifts. A page has these together in one file, each with its skin tones,
 * once somebody has used emoji (docs/decisions/156). It fetches all others singly.
 */
export const commonEmoji = [
  '❤️🧡💛💚💙💜🩷🩵🤎🖤🤍💕💞💓💗💖💘💝💟❣️💔❤️‍🔥💌💋',
  '😀😃😄😁😅😂🤣🙂😉😊😇🥰😍🤩😘😋😜🤪😎🤓🥳😏😌😴🤗🤔😢😭🥺😱😈👻💀🤡🙈🙉🙊😺',
  '👍👌💪🙏✌️👏🤝👊🫶👋🙌',
  '🎂🍰🧁🎉🎊🎈🎁🎀🎆🎇✨🎄🎅🏆🥇👑💍💎🕯️🪁🥂',
  '🪔🛕🕉️🌙☪️✝️🪷🐄🇮🇳🧿',
  '⭐🌟💫☀️🌈🔥⚡❄️🌊',
  '🌹🌷🌸🌺🌻🌼💐🌿🍀🌱🌳🌴🍁',
  '🐶🐱🐰🦊🐻🐼🐨🦁🐷🐸🐧🐦🐥🦄🐝🦋🐞🐬🐘🦚🐾',
  '⚽🏀🏏🎾🏸🏓🏑🎯♟️🏅',
  '🍕🍔🍩🍫🍬🍭🍦🍓🍎🥭🍉🍒☕🍵🍺🍼',
  '🎵🎶🎸🎤🎧🎨📷📚✏️🎓💡🚗✈️🚀🏠🌍💯✅💥💤🧸',
  '👶👩👨👧👦',
].join('')
