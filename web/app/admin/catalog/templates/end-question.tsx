import type { Templates } from '@tohfa/contract/backoffice/templates.calls'
import { QuestionDialog } from '#admin/frame/question-dialog.tsx'
import { templatesTexts as texts } from './templates.texts.ts'

/** Asks before the sample goes, with the count of everything that does. */
export function EndQuestion({
  open,
  goes: { products, named, people, reviews, banners, collections },
  onAgree,
  onRefuse,
}: {
  open: boolean
  goes: Templates['goes']
  onAgree: () => void
  onRefuse: () => void
}) {
  return (
    <QuestionDialog
      open={open}
      title={texts.ask}
      agree={texts.agree}
      refuse={texts.keep}
      onAgree={onAgree}
      onRefuse={onRefuse}
    >
      <div className="flex flex-col gap-2 text-sm">
        <p>{texts.goes}</p>
        <ul className="tabular list-disc pl-5">
          <li>{texts.products(products)}</li>
          {named > 0 && <li>{texts.named(named)}</li>}
          <li>{texts.people(people)}</li>
          <li>{texts.reviews(reviews)}</li>
          <li>{texts.banners(banners)}</li>
          <li>{texts.collections(collections)}</li>
          <li>{texts.address}</li>
        </ul>
        <p>{texts.stays}</p>
      </div>
    </QuestionDialog>
  )
}
