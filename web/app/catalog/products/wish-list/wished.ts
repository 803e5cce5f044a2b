// chunk: cards
import { create } from 'zustand'

/** The ids of the gifts on the wish list: none until the page has come alive and the device was read. */
export const useWished = create<{ ids: readonly string[] }>(() => ({ ids: [] }))
