// chunk: cards
import { create } from 'zustand'

/** The ids of the gifts on the wish list: empty until the page has hydrated and read the device. */
export const useWished = create<{ ids: readonly string[] }>(() => ({ ids: [] }))
