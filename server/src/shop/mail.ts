import { proofOfPicture } from '@tohfa/contract/studio/proof-pictures'
import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '#platform/config/config.ts'
import type { Connection, Database } from '#platform/database/connect.ts'
import type { ShopAddress } from '#platform/http/shop-address.ts'
import type { TaxDocuments } from '#tax/documents/documents.service.ts'
import { createDelivery } from '#platform/mail/deliver.ts'
import type { Delays } from '#platform/config/delays.ts'
import type { Jobs } from '#platform/jobs/jobs.ts'
import type { MailStore } from '#platform/mail/mail-content.ts'
import { createMail } from '#platform/mail/mail.service.ts'
import { imageKeyOf } from '#platform/media/image-url.ts'
import type { ImageStore } from '#platform/media/store/image-store.ts'
import type { Settings } from '#backoffice/settings/settings.service.ts'
import type { Tax } from '#tax/seller/change-tax.service.ts'
import type { Proofs } from '#studio/proofs/proofs.service.ts'

/** Functions that load a mail's attachments when it is sent. */
type Enclosed = { proofs: Pick<Proofs, 'readPicture'>; taxDocuments: Pick<TaxDocuments, 'filesOf'> }

/** The shop as mails name it: where a seller is set, at its address. */
async function storeNow(
  { settings, tax }: { settings: Settings; tax: Pick<Tax, 'publicSeller'> },
  source?: Database,
): Promise<MailStore> {
  const { particulars, look } = await settings.read(source)
  const { name, email, phone } = particulars
  const { address } = await tax.publicSeller.read(source)
  return { name, email, phone, address, ...(look.logo && { logo: look.logo }) }
}

/** Wide enough for a mail. */
const logoFile = '360.webp'

/** The sender of a parcel: the trade name of the seller, if one is set. */
export async function senderNow(deps: Parameters<typeof storeNow>[0]): Promise<MailStore> {
  const store = await storeNow(deps)
  const { tradeName } = await deps.tax.publicSeller.read()
  return { ...store, name: tradeName ?? store.name }
}

/** Mails need a sender, also where the shop has no e-mail yet: nobody reads replies to it. */
function noReplyAt(address: string): string {
  const { hostname } = new URL(address)
  return `no-reply@${/^[\d.]+$|^\[/.test(hostname) ? 'localhost' : hostname}`
}

/**
 * The shop's mails. None waits for a picture or a document: it is sent without, and the log says
 * so.
 */
export function openMail({
  address,
  config,
  connection,
  delays,
  jobs,
  log,
  pictures,
  settings,
  tax,
  above,
}: {
  address: ShopAddress
  config: Config
  connection: Connection
  delays: Delays
  jobs: Jobs
  log: () => FastifyBaseLogger
  pictures: Pick<ImageStore, 'read'>
  settings: Settings
  tax: Pick<Tax, 'publicSeller'>
  above: () => Enclosed
}): ReturnType<typeof createMail> {
  const deliver = createDelivery({
    smtpUrl: config.mail.smtpUrl,
    async from() {
      if (config.mail.from) return config.mail.from
      const { name, email } = (await settings.read()).particulars
      return { name, address: email || noReplyAt(address.public) }
    },
    dataDir: config.dataDir,
    onWritten: (occasion) => log().info({ occasion }, 'mail written to the outbox'),
  })
  return createMail({
    connection,
    jobs,
    delays,
    store: (tx) => storeNow({ settings, tax }, tx),
    deliver,
    readPreview: async (address, mail) => {
      const logo = imageKeyOf(address)
      if (logo) return pictures.read(logo, logoFile)
      const picture = proofOfPicture(address)
      if (!picture) return null
      return above()
        .proofs.readPicture(picture)
        .catch((err: unknown) => {
          const proof = picture.hash
          log().error({ err, mail, proof }, 'a mail goes without the picture of a print')
          return null
        })
    },
    readDocuments: (event, mail) =>
      above()
        .taxDocuments.filesOf(event)
        .catch((err: unknown) => {
          log().error({ err, mail }, 'a mail goes without its document')
          return []
        }),
  })
}
