import { languages, type Language } from '@tohfa/contract/i18n/languages'
import { localeTexts } from '#platform/i18n/locale.texts.ts'
import { layoutTexts as texts } from './layout.texts.ts'

/** Each name in its own language, for people who cannot read the others. */
const names: Record<Language, string> = { en: 'English', hi: 'हिन्दी' }

/** Links to the same page in another language: the server answers them, not the router. */
export function LanguageChoice() {
  return (
    <nav aria-label={texts.languages}>
      <ul className="flex gap-4">
        {languages.map((language) => (
          <li key={language} lang={language}>
            {language === localeTexts.language ? (
              <span aria-current="true" className={`${item} font-semibold text-ink`}>
                {names[language]}
              </span>
            ) : (
              <a
                href={`/language/${language}`}
                rel="nofollow"
                className={`${item} text-link underline underline-offset-4 hover:decoration-2`}
              >
                {language === 'hi' ? <HindiWord /> : names[language]}
              </a>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}

/**
 * As a picture: text would load the quarter megabyte of Devanagari, or show as boxes without it.
 * Until the picture loads, its `alt` uses a font of the device.
 */
function HindiWord() {
  return (
    <img
      src="/hindi.svg"
      alt={names.hi}
      width={32}
      height={17}
      loading="lazy"
      className="box-content border-b font-[family-name:system-ui] border-current pb-0.5"
    />
  )
}

const item = 'inline-flex min-h-9 items-center'
