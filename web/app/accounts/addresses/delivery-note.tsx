import { addressTexts as texts } from './address.texts.ts'
import type { DeliveryCheck } from './use-serviceability.ts'

/**
 * The carrier's answer about a place: green if it delivers there, red if not (docs/product.md 6.6).
 */
export function DeliveryNote({ check }: { check: DeliveryCheck }) {
  return (
    <div className="flex min-h-6 flex-wrap items-center gap-x-3 text-sm">
      <output>
        {check.status === 'checking' && <span className="text-quiet">{texts.checking}</span>}
        {check.status === 'known' && (
          <span className={`font-medium ${check.served ? 'text-success' : 'text-danger'}`}>
            {check.area.message}
          </span>
        )}
        {check.status === 'failed' && (
          <span className="font-medium text-danger">{check.sentence}</span>
        )}
      </output>
      {check.status === 'failed' && (
        <button
          type="button"
          className="min-h-11 rounded-control text-link underline underline-offset-4"
          onClick={check.recheck}
        >
          {texts.tryAgain}
        </button>
      )}
    </div>
  )
}
