// chunk: reading
import type { Block } from '@tohfa/contract/backoffice/cms-pages/page-content'
import { Prose } from './prose.tsx'
import { SellerParticulars } from './seller-particulars.tsx'

/** One piece of a static page. */
export function PageBlock({ block }: { block: Block }) {
  if (typeof block === 'string' || !('kind' in block)) {
    return (
      <p>
        <Prose text={block} />
      </p>
    )
  }
  switch (block.kind) {
    case 'list':
      return (
        <ul className="flex list-disc flex-col gap-2 pl-5 marker:text-action">
          {block.items.map((item, index) => (
            <li key={index} className="pl-1">
              <Prose text={item} />
            </li>
          ))}
        </ul>
      )
    case 'steps':
      return (
        <ol className="flex flex-col">
          {block.items.map(({ title, text }, index) => (
            <li key={title} className="grid grid-cols-[2.5rem_1fr] border-t border-hairline py-4">
              <span aria-hidden className="tabular text-xl font-semibold text-action">
                {index + 1}
              </span>
              <div>
                <h3 className="text-lg font-semibold">{title}</h3>
                <p className="mt-1">
                  <Prose text={text} />
                </p>
              </div>
            </li>
          ))}
        </ol>
      )
    case 'facts':
      return (
        <dl className="grid border-y border-hairline sm:grid-cols-3 sm:divide-x sm:divide-hairline">
          {block.items.map(({ figure, label }) => (
            <div
              key={label}
              className="flex flex-row-reverse items-baseline justify-end gap-4 border-hairline py-3 not-first:border-t sm:flex-col-reverse sm:items-start sm:gap-1 sm:px-5 sm:py-4 sm:not-first:border-t-0 sm:first:pl-0"
            >
              <dt className="text-sm text-quiet">{label}</dt>
              <dd className="tabular w-44 shrink-0 text-xl font-semibold sm:w-auto">{figure}</dd>
            </div>
          ))}
        </dl>
      )
    case 'seller':
      return <SellerParticulars />
  }
}
