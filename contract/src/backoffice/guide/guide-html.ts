import { Marked, type Tokens } from 'marked'

/**
 * The HTML of a chapter of the guide. Its links are written for a reader of the files: the name of a
 * file leads to another chapter or to a picture, all else out of the guide.
 */
export function guideHtml(markdown: string, at: { chapters: string; pictures: string }): string {
  const marked = new Marked({
    renderer: {
      link({ href, tokens }: Tokens.Link) {
        const words = this.parser.parseInline(tokens)
        const chapter = /^([\w-]+)\.md$/.exec(href)?.[1]
        // What is outside of the guide is in the folder of the shop, which a page does not show.
        return chapter ? `<a href="${at.chapters}/${chapter}">${words}</a>` : words
      },
      image({ href, text }: Tokens.Image) {
        const name = /([\w-]+\.webp)$/.exec(href)?.[1] ?? ''
        return `<img src="${at.pictures}/${name}" alt="${text}" loading="lazy">`
      },
    },
  })
  return marked.parse(markdown, { async: false })
}
