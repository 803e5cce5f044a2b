// chunk: cards
import { cut } from '@tohfa/contract/shared/cut'
import { linkPicture, linkPicturePath } from '@tohfa/contract/catalog/images'
import { useStoreParticulars } from './use-store-particulars.ts'

/** docs/product.md 2.5: a description for search engines has at most 150 characters. */
const descriptionLength = 150

/**
 * The metadata of a page for search engines and link previews. Link previews read the server's HTML
 * only, so their part stays out of the browser's script.
 */
export function PageMeta({
  title,
  description,
  path,
  image,
  imageSize,
  kind = 'website',
  hidden = false,
}: {
  title: string
  description?: string
  /** The canonical path of the page, without the host. */
  path: string
  image?: string | null | undefined
  /** Of a picture that is none of the stored ones; messengers reserve its space. */
  imageSize?: { width: number; height: number }
  kind?: 'website' | 'product'
  /** For pages that search engines should not index. */
  hidden?: boolean
}) {
  const { url, name } = useStoreParticulars()
  const short = description && cut(description, descriptionLength)
  return (
    <>
      <title>{title}</title>
      {short && <meta name="description" content={short} />}
      <link rel="canonical" href={`${url}${path}`} />
      {hidden && <meta name="robots" content="noindex, follow" />}
      {import.meta.env.SSR && (
        <>
          <meta property="og:type" content={kind} />
          <meta property="og:site_name" content={name} />
          <meta property="og:title" content={title} />
          {short && <meta property="og:description" content={short} />}
          <meta property="og:url" content={`${url}${path}`} />
          {image && <PictureMeta image={image} size={imageSize} alt={title} url={url} />}
          <meta name="twitter:card" content={image ? 'summary_large_image' : 'summary'} />
        </>
      )}
    </>
  )
}

/** A stored picture in the format for link previews. */
function PictureMeta({
  image,
  size,
  alt,
  url,
}: {
  image: string
  size: { width: number; height: number } | undefined
  alt: string
  url: string
}) {
  const ownPath = linkPicturePath(image)
  const path = ownPath ?? image
  const { type } = linkPicture
  const { width, height } = (ownPath ? linkPicture : size) ?? {}
  return (
    <>
      <meta property="og:image" content={path.startsWith('/') ? `${url}${path}` : path} />
      {path.endsWith('.jpg') && <meta property="og:image:type" content={type} />}
      {width && height && (
        <>
          <meta property="og:image:width" content={`${width}`} />
          <meta property="og:image:height" content={`${height}`} />
        </>
      )}
      <meta property="og:image:alt" content={alt} />
    </>
  )
}
