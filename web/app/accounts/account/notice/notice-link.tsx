// chunk: account
import { textLinkClass } from '#ui/text-link-class.ts'
import { noticeLinkTexts as texts } from './notice-link.texts.ts'

/** Opens the notice in a new tab, so that a form keeps its contents. */
export function NoticeLink({ part }: { part: 'account' | 'order' }) {
  return (
    <a href={`/data-notice#${part}`} target="_blank" className={textLinkClass}>
      {texts.more}
    </a>
  )
}
