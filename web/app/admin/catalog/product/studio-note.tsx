import { Type } from 'lucide'
import { formatRupees } from '@tohfa/contract/shared/money'
import type { Product } from '@tohfa/contract/catalog/products'
import { ButtonLink } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { adminProductTexts as texts } from './product.texts.ts'

/** Whether a product is customizable, with a link to its studio. */
export function StudioNote({
  product: { id, personalisation },
}: {
  product: Pick<Product, 'id' | 'personalisation'>
}) {
  return (
    <section
      aria-labelledby="studio-heading"
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-hairline pt-4"
    >
      <div className="min-w-0">
        <h2 id="studio-heading" className="text-sm font-medium">
          {texts.studio}
        </h2>
        <p className="text-sm text-quiet">
          {personalisation
            ? texts.studioLive(
                personalisation.required,
                personalisation.from > 0 ? formatRupees(personalisation.from) : '',
              )
            : texts.studioNone}
        </p>
      </div>
      <ButtonLink look="secondary" to={`/admin/product-studio/${id}`}>
        <Icon shape={Type} className="size-4" />
        {personalisation ? texts.studioChange : texts.studioBegin}
      </ButtonLink>
    </section>
  )
}
