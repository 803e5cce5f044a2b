import { Suspense, useState } from 'react'
import { SuccessMessage } from '#ui/success-message.tsx'
import { PageMeta } from '#platform/page-head/page-meta.tsx'
import { useStoreParticulars } from '#platform/page-head/use-store-particulars.ts'
import { OrnamentBorder } from '#ui/ornament-border.tsx'
import { Button } from '#ui/button.tsx'
import { lazyPart, lazyServerPart } from '#ui/lazy-part.tsx'
import { useSession } from '#platform/session/session.store.ts'
import { ContactForm, type Sent } from './contact-form.tsx'
import { contactTexts as texts } from './contact.texts.ts'

/** In the server's HTML; its script loads after the form has hydrated. */
const ContactDetails = lazyServerPart(() => import('./contact-details.tsx'), 'min-h-96')
/** Loaded for signed-in people only. */
const OwnTickets = lazyPart(() => import('./ticket/own-tickets.tsx'))

/** docs/product.md 2.9. */
export default function ContactPage() {
  const { name } = useStoreParticulars()
  const [sent, setSent] = useState<Sent | null>(null)
  const isMember = useSession(({ session }) => session !== null)
  return (
    <div className="page pt-8 pb-14 sm:pt-12 sm:pb-20">
      <PageMeta title={texts.title(name)} description={texts.description} path="/contact" />
      <div className="mx-auto max-w-5xl">
        <OrnamentBorder />
        <div className="max-w-xl pt-6 pb-8 sm:pt-8">
          <h1 className="text-2xl font-semibold sm:text-3xl">{texts.heading}</h1>
          <p className="mt-3 text-lg text-quiet">{texts.intro}</p>
        </div>
        <div className="grid gap-x-12 gap-y-10 lg:grid-cols-[1fr_20rem]">
          <div>
            <SuccessMessage sentence={sent?.sentence ?? null} />
            {sent === null ? (
              <ContactForm onSent={setSent} />
            ) : (
              <>
                <p className="tabular pb-4">{texts.numbered(sent.number)}</p>
                <Button look="secondary" onClick={() => setSent(null)}>
                  {texts.another}
                </Button>
              </>
            )}
            {isMember && (
              <Suspense>
                <OwnTickets key={sent?.number} />
              </Suspense>
            )}
          </div>
          <ContactDetails />
        </div>
      </div>
    </div>
  )
}
