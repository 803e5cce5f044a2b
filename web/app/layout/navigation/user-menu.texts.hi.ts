// chunk: menus
import type { Translation } from '@tohfa/print-engine/text/translation'
import type { userMenuTexts as english } from './user-menu.texts.ts'

export const userMenuTexts = {
  profile: 'प्रोफ़ाइल',
  myOrders: 'मेरे ऑर्डर',
  logOut: 'लॉग आउट',
  admin: 'दुकान का प्रबंधन',
  hello: (name: string) => `नमस्ते, ${name}`,
} as const satisfies Translation<typeof english>
