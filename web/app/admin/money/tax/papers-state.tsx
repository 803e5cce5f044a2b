import type { SellerState } from '@tohfa/contract/tax/seller'
import { inLanguage } from '#platform/api/in-language.ts'
import { taxTexts as texts } from './tax.texts.ts'

/** Whether tax papers are issued, and if not, why. */
export function PapersState({ on, isSample, sentences }: SellerState['invoicing']) {
  return (
    <section className="border-l-4 border-control bg-surface px-4 py-3">
      <h2 className={`text-lg font-semibold ${on ? 'text-success' : 'text-warning'}`}>
        {on ? texts.papersOn : texts.papersOff}
      </h2>
      <p className="text-sm">{on ? texts.papersOnSentence : texts.papersOffSentence}</p>
      {on && isSample && <p className="pt-1 text-sm text-warning">{texts.papersSample}</p>}
      {sentences.length > 0 && (
        <ul className="list-disc pt-1 pl-5 text-sm">
          {sentences.map(({ text, ...key }) => (
            <li key={text}>{inLanguage(text, key)}</li>
          ))}
        </ul>
      )}
    </section>
  )
}
