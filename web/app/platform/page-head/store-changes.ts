import { create } from 'zustand'
import type { StoreParticulars } from '@tohfa/contract/shared/pages'

/** What staff changed of the shop's identity in this window since the document was loaded. */
export const useStoreChanges = create<Partial<StoreParticulars>>(() => ({}))

/** Shows a saved change in the open document, whose root loads the identity only once. */
export const changeStore = (changes: Partial<StoreParticulars>): void =>
  useStoreChanges.setState(changes)
