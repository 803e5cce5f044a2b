// chunk: account
import { textLinkClass } from '#ui/text-link-class.ts'
import { noticeLinkTexts as texts } from './notice-link.texts.ts'

/** Leads to the notice in a tab of its own, so that nobody loses what they filled in. */
export function NoticeLink({ part }: { part: 'account' | 'order' }) {
  return (
    <a href={`/data-notice#${part}`} target="_blank" className={textLinkClass}>
      {texts.more}
    </a>
  )
}
