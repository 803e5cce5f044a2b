import type { Translation } from '@tohfa/print-engine/text/translation'
import type { viewerTexts as english } from './viewer.texts.ts'

export const viewerTexts = {
  tools: 'तस्वीर देखने के बटन',
  zoomIn: 'बड़ा करें',
  zoomOut: 'छोटा करें',
  reset: 'पहले जैसा करें',
  fullScreen: 'पूरी स्क्रीन',
  leaveFullScreen: 'पूरी स्क्रीन से बाहर आएँ',
  close: 'बंद करें',
  scale: (scale: number) => `${Math.round(scale * 100)} प्रतिशत पर`,
} as const satisfies Translation<typeof english>
