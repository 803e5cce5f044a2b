import type { QuoteItem } from '@tohfa/contract/orders/drafts/quotes'
import type { LineList } from '@tohfa/contract/orders/line-list'
import { wordsOfRows } from '@tohfa/contract/orders/row-words'
import { formatRupees, toPaise, toRupees } from '@tohfa/contract/shared/money'
import { LineChoice } from '#orders/cart/line-choice.tsx'
import { LineWords, PrintedWords } from '#orders/cart/printed-words.tsx'
import { RowWords } from '#orders/cart/row-words.tsx'
import { titleOf } from '#platform/i18n/product-words.ts'
import { Picture } from '#ui/picture.tsx'
import { quoteTexts as texts } from './quote.texts.ts'

/** The lines of a quote, each with a large picture of what is printed. */
export function QuoteGoods({ items }: { items: readonly QuoteItem[] }) {
  return (
    <ul className="border-t border-hairline">
      {items.map((item) => (
        <li key={item.id} className="grid gap-4 border-b border-hairline py-5 sm:grid-cols-2">
          <QuotePicture item={item} />
          <div className="flex min-w-0 flex-col gap-2">
            <p className="font-semibold wrap-anywhere">{titleOf(item)}</p>
            <LineChoice
              chosen={{
                color: item.color,
                ...(item.size && { size: item.size }),
                ...(item.pack && { quantity: item.pack }),
              }}
            />
            {item.list ? (
              <QuoteRows list={item.list} />
            ) : item.personalisation ? (
              <PrintedWords values={item.personalisation.values} size="lg" />
            ) : (
              <LineWords line={item.plain ? { plain: true } : {}} />
            )}
            <p className="tabular text-sm">
              <span className="font-semibold">{formatRupees(item.total)}</span>{' '}
              <span className="text-quiet">
                {`${texts.pieces(item.quantity)} · ${texts.each(formatRupees(pieceOf(item)))}`}
              </span>
            </p>
          </div>
        </li>
      ))}
    </ul>
  )
}

/** The rows of a list with their prints: whoever approves them sees each. */
function QuoteRows({ list: { title, rows } }: { list: LineList }) {
  const words = wordsOfRows(rows)
  return (
    <div className="min-w-0 text-sm">
      <p dir="auto" className="font-medium wrap-anywhere">
        {title}
      </p>
      <ol className="flex max-h-96 flex-col gap-2 overflow-y-auto pt-1">
        {rows.map((row, at) => (
          <li key={row.n} className="flex items-center gap-3">
            {row.preview && (
              <img
                src={row.preview}
                alt=""
                loading="lazy"
                width={72}
                height={48}
                className="h-12 w-18 shrink-0 border border-hairline bg-sunken object-contain"
              />
            )}
            <RowWords row={row} words={words[at]} />
          </li>
        ))}
      </ol>
    </div>
  )
}

const pieceOf = ({ unitPrice, personalisation }: QuoteItem): number =>
  toRupees(toPaise(unitPrice) + toPaise(personalisation?.price ?? 0))

function QuotePicture({ item }: { item: QuoteItem }) {
  const { personalisation: print, images } = item
  if (!print)
    return (
      <Picture
        src={images[0] ?? null}
        alt=""
        sizes="(min-width: 640px) 17rem, 90vw"
        className="aspect-4/5 w-full object-cover"
      />
    )
  const src = print.mockUp ?? print.preview
  if (!src)
    return (
      <p className="flex aspect-4/5 w-full items-center justify-center bg-sunken p-6 text-center text-sm text-quiet">
        {print.state === 'rendering' ? texts.drawing : texts.noPicture}
      </p>
    )
  const words = print.values.map(({ value }) => value).join(', ')
  return (
    <div className="flex flex-col gap-2">
      <img
        src={src}
        alt={`${titleOf(item)}: ${words}`}
        width={720}
        height={900}
        className="aspect-4/5 w-full bg-sunken object-contain"
      />
      {print.mockUp && print.preview && (
        <img
          src={print.preview}
          alt=""
          width={720}
          height={360}
          className="h-auto w-full border border-hairline bg-sunken object-contain"
        />
      )}
    </div>
  )
}
