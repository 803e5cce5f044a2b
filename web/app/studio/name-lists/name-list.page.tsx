import { useParams } from 'react-router'
import { PageMeta } from '#platform/page-head/page-meta.tsx'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { MessagePage } from '#ui/message-page.tsx'
import { useInBrowser } from '#ui/use-in-browser.ts'
import { BeginList } from './begin-list.tsx'
import { LoadingList } from './loading-list.tsx'
import { ListEditor } from './list-editor.tsx'
import { nameListTexts as texts } from './name-list.texts.ts'
import { useNameList } from './use-name-list.ts'

/** A list of pieces of one product that are printed differently (docs/product.md 25.11). */
export default function NameListPage() {
  const { id = '' } = useParams()
  // The server renders one page for all lists.
  const alive = useInBrowser()
  return (
    <>
      <PageMeta title={texts.title} path="/name-lists" hidden />
      {!alive ? <LoadingList /> : id === 'new' ? <BeginList /> : <OneList key={id} id={id} />}
    </>
  )
}

function OneList({ id }: { id: string }) {
  const state = useNameList(id)
  const { list, failure, reload } = state
  if (list) return <ListEditor {...state} list={list} />
  if (failure?.status === 404) return <MessagePage {...texts.gone} />
  if (failure)
    return (
      <div className="page section-space">
        <EmptyState
          heading={<h1>{texts.notRead}</h1>}
          sentence={failure.error}
          action={<Button onClick={reload}>{texts.retry}</Button>}
        />
      </div>
    )
  return <LoadingList />
}
