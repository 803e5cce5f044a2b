/* Writes locales/en.json anew from the texts modules: npm run locales */
import { writeFileSync } from 'node:fs'
import { catalogueFile } from './catalogue.ts'
import { englishCatalogue, extractAll } from './extract.ts'

const english = englishCatalogue(await extractAll())
writeFileSync(catalogueFile('en'), `${JSON.stringify(english, null, 2)}\n`)
