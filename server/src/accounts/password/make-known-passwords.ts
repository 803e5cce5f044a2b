/**
 * `node server/src/accounts/password/make-known-passwords.ts` generates the list of known passwords
 * from the dictionary of `@zxcvbn-ts/language-common` (some 49,000 from leaks, MIT).
 */
import { writeFileSync } from 'node:fs'
import { makeBloomFilter } from './bloom-filter.ts'
import { knownPasswords } from './known-passwords.list.ts'
import { knownPasswordsFile } from './known-passwords.ts'

writeFileSync(knownPasswordsFile, makeBloomFilter(knownPasswords()))
