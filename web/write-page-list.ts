/** `npm run pages`: writes the list of the static pages from their front matter. */
import { writeFileSync } from 'node:fs'
import { listFile, listText } from './page-list.ts'

writeFileSync(listFile, listText())
