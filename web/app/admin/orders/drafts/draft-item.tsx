import { X } from 'lucide'
import type { Draft } from '@tohfa/contract/orders/drafts/drafts'
import { formatRupees } from '@tohfa/contract/shared/money'
import type { FieldValues } from '@tohfa/print-engine/scene/template-fields'
import { findingMessage } from '@tohfa/print-engine/scene/finding'
import { preflightTexts } from '@tohfa/print-engine/scene/studio.texts'
import { PrivatePicture } from '#platform/api/private-picture.tsx'
import { useGet } from '#platform/api/use-get.ts'
import { choiceWord } from '#platform/i18n/choice-words.ts'
import { IconButton } from '#ui/button.tsx'
import { Checkbox } from '#ui/form/choice.tsx'
import { Field, TextArea } from '#ui/form/field.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { Icon } from '#ui/icon.tsx'
import { ListRows } from '#orders/cart/list-rows.tsx'
import { DraftPrint } from './draft-print.tsx'
import type { PastedPhotos } from './pasted-photos.ts'
import type { TypedItem } from './draft-typed.ts'
import { draftTexts as texts } from './drafts.texts.ts'

/** One line of a draft: its choice, what is printed on it, and its proof. */
export function DraftItem({
  item,
  saved,
  errorOf,
  listError,
  pasted,
  onUpload,
  onChange,
  onValues,
  onRemove,
}: {
  item: TypedItem
  saved: Draft['items'][number] | undefined
  errorOf: (path: string) => string | undefined
  /** What is wrong with its rows. */
  listError: string | undefined
  pasted: PastedPhotos
  onUpload: (change: 1 | -1) => void
  onChange: (part: Partial<TypedItem>) => void
  /** Some of what is printed on it; the rest stays as it is by then. */
  onValues: (part: FieldValues) => void
  onRemove: () => void
}) {
  const { productId, title, color, size, pack, quantity, values, rows, list } = item
  const { latest } = useGet('GET /product/:id', { params: { id: productId } })
  const product = latest?.success ? latest.data : null
  const offered = product?.colors.find((one) => one.color === color)?.sizes ?? []
  // Rows that are drawn keep their colour and size.
  const sizes = list ? offered.filter((one) => one.size === size) : offered
  const packs = product?.quantity ?? []
  const choose =
    (name: 'color' | 'size' | 'pack' | 'quantity') =>
    ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
      onChange({ [name]: value })
  return (
    <li className="border-b border-hairline py-4">
      <div className="flex items-start justify-between gap-4">
        <p className="font-semibold wrap-anywhere">{title}</p>
        <IconButton name={texts.remove(title)} onClick={onRemove}>
          <Icon shape={X} className="size-5" />
        </IconButton>
      </div>
      <div className="grid grid-cols-2 gap-x-4 sm:grid-cols-4">
        <SelectField
          label={texts.color}
          value={color}
          error={errorOf('color')}
          options={(list ? [{ color }] : (product?.colors ?? [{ color }])).map((one) => ({
            value: one.color,
            label: choiceWord(one.color),
          }))}
          onChange={choose('color')}
        />
        {sizes.length > 0 && (
          <SelectField
            label={texts.size}
            value={size}
            error={errorOf('size')}
            options={[
              ...(list ? [] : [{ value: '', label: '–' }]),
              ...sizes.map((one) => ({ value: one.size, label: choiceWord(one.size) })),
            ]}
            onChange={choose('size')}
          />
        )}
        {packs.length > 0 && (
          <SelectField
            label={texts.pack}
            value={pack}
            error={errorOf('pack')}
            options={packs.map((one) => ({ value: String(one), label: String(one) }))}
            onChange={choose('pack')}
          />
        )}
        {rows === null && !list && (
          <Field
            label={texts.pieces}
            inputMode="numeric"
            value={quantity}
            error={errorOf('quantity')}
            onChange={choose('quantity')}
          />
        )}
      </div>
      {list && <ListRows list={list} />}
      {product?.customizable && !list && !item.scene && (
        <Checkbox
          name={`list-${item.key}`}
          value="list"
          label={texts.manyNames}
          checked={rows !== null}
          onChange={(on) => onChange({ rows: on ? '' : null, values: values ?? {} })}
        />
      )}
      {rows !== null && (
        <TextArea
          label={texts.names}
          hint={texts.namesHint}
          value={rows}
          error={listError}
          onChange={({ currentTarget: { value } }) => onChange({ rows: value })}
        />
      )}
      {list && listError && <p className="text-sm font-medium text-danger">{listError}</p>}
      {product?.customizable &&
        !product.personalisation?.required &&
        !item.scene &&
        !list &&
        rows === null && (
          <Checkbox
            name={`plain-${item.key}`}
            value="plain"
            label={texts.plain}
            checked={values === null}
            onChange={(on) => onChange({ values: on ? null : {} })}
          />
        )}
      {product?.customizable && values && !list && (
        <DraftPrint
          productId={productId}
          values={values}
          errorOf={(id) => errorOf(`values.${id}`)}
          pasted={pasted}
          onUpload={onUpload}
          onChange={onValues}
        />
      )}
      {errorOf('values') && <p className="text-sm font-medium text-danger">{errorOf('values')}</p>}
      {saved && <Saved item={saved} />}
    </li>
  )
}

function Saved({
  item: { personalisation: print, total, unitPrice },
}: {
  item: Draft['items'][number]
}) {
  return (
    <div className="flex flex-wrap items-start gap-4 pt-3">
      {print && (
        <PrivatePicture
          src={print.state === 'ready' ? (print.mockUp ?? print.preview) : null}
          alt={print.values.map(({ value }) => value).join(', ')}
          className="aspect-4/5 w-32"
        />
      )}
      <div className="min-w-0 text-sm">
        <p className="tabular font-semibold">{formatRupees(total)}</p>
        <p className="tabular text-quiet">
          {texts.each(formatRupees(unitPrice + (print?.price ?? 0)))}
        </p>
        {print?.state === 'rendering' && <p className="pt-1 text-quiet">{texts.drawing}</p>}
        {print?.preflight.map((one, at) => (
          <p key={at} className={`pt-1 ${one.level === 'stop' ? 'font-medium text-danger' : ''}`}>
            {findingMessage(preflightTexts, one)}
          </p>
        ))}
      </div>
    </div>
  )
}
