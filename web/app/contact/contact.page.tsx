import { useState } from 'react'
import { SuccessMessage } from '../ui/success-message.tsx'
import { PageMeta } from '../document/page-meta.tsx'
import { useStoreParticulars } from '../document/use-store-particulars.ts'
import { BlockPrintBorder } from '../ui/block-print.tsx'
import { Button } from '../ui/button.tsx'
import { ContactDetails } from './contact-details.tsx'
import { ContactForm } from './contact-form.tsx'
import { contactTexts as texts } from './contact.texts.ts'

/** docs/product.md 2.9. */
export default function ContactPage() {
  const { name } = useStoreParticulars()
  const [sent, setSent] = useState<string | null>(null)
  return (
    <div className="page pt-8 pb-14 sm:pt-12 sm:pb-20">
      <PageMeta title={texts.title(name)} description={texts.description} path="/contact" />
      <div className="mx-auto max-w-5xl">
        <BlockPrintBorder />
        <div className="max-w-xl pt-6 pb-8 sm:pt-8">
          <h1 className="text-2xl font-semibold sm:text-3xl">{texts.heading}</h1>
          <p className="mt-3 text-lg text-quiet">{texts.intro}</p>
        </div>
        <div className="grid gap-x-12 gap-y-10 lg:grid-cols-[1fr_20rem]">
          <div>
            <SuccessMessage sentence={sent} />
            {sent === null ? (
              <ContactForm onSent={setSent} />
            ) : (
              <Button look="secondary" onClick={() => setSent(null)}>
                {texts.another}
              </Button>
            )}
          </div>
          <ContactDetails />
        </div>
      </div>
    </div>
  )
}
