import { useState } from 'react'
import { listLimits } from '@tohfa/contract/studio/name-lists/list-limits'
import { addressOf } from '#platform/api/api-client.ts'
import { PrivatePicture } from '#platform/api/private-picture.tsx'
import { PageButtons } from '#ui/paging/page-buttons.tsx'
import { nameListTexts as texts } from './name-list.texts.ts'

const perPage = listLimits.rowsOfPicture

/** All pieces as they will be printed, fifty on a picture. */
export function ContactSheets({ id, rows, hash }: { id: string; rows: number; hash: string }) {
  const [page, setPage] = useState(1)
  const pages = Math.ceil(rows / perPage)
  const at = Math.min(page, pages)
  const address = addressOf('GET /name-lists/:id/contact-sheet.webp', {
    params: { id },
    // The hash tells one state of the list from another.
    query: { page: at, hash },
  })
  return (
    <>
      {/* On a phone the names stay readable: the picture is moved sideways, with keys too. */}
      <section
        aria-label={texts.sheets}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it can be scrolled
        tabIndex={0}
        className="-mx-(--gutter) max-w-[calc(100%+2*var(--gutter))] overflow-x-auto px-(--gutter) sm:mx-0 sm:max-w-full sm:px-0"
      >
        <PrivatePicture
          src={address}
          alt={texts.sheet(at, (at - 1) * perPage + 1, Math.min(at * perPage, rows))}
          className="min-h-24 w-full min-w-180"
        />
      </section>
      <PageButtons page={at} pages={pages} onChoose={setPage} words={texts.sheetPages} />
    </>
  )
}
