import { useState } from 'react'
import { flushSync } from 'react-dom'
import type { SceneItem } from '@tohfa/print-engine/scene/scene'
import { isEmptyItem } from '@tohfa/print-engine/scene/shown-items'
import type { Tool } from './toolbar.tsx'
import type { StageState } from './use-stage.ts'

/** The panel of one selected item: what it is, or where. */
export type Tab = 'edit' | 'arrange'

/**
 * The tool that is open, and what a press on a tool does. It goes to what is empty, else edits the
 * selection of its kind, and adds more where that is edited already.
 * @param addWords adds empty words to the side and selects them
 */
export function useTools({ area, selected, select }: StageState, addWords: () => void) {
  const [tool, setTool] = useState<Tool | null>(null)
  const [tab, setTab] = useState<Tab>('edit')
  const [first] = selected
  const only = selected.length === 1 ? first : undefined
  const isEdited = (kind: Tool) =>
    only?.kind === kind && tab === 'edit' && (tool === null || tool === kind)
  const emptyOne = (kind: Tool) =>
    area.items.find((item) => item.kind === kind && !item.hidden && isEmptyItem(item))

  /** Shows the panel of a selection from its first tab. */
  function open(next: Tool | null) {
    setTool(next)
    setTab('edit')
  }

  /** The panel has the words at once: a phone opens its keyboard only within the same press. */
  function write(choose: () => void) {
    flushSync(() => {
      open('text')
      choose()
    })
    document.querySelector<HTMLElement>('[data-stage-words]')?.focus()
  }

  function addText() {
    const missing = emptyOne('text')
    write(() => {
      if (missing) select([missing.id])
      else addWords()
    })
  }

  function press(next: Tool) {
    if (next === 'layers') return open(tool === next ? null : next)
    if (next === 'text') return pressText()
    const frame = only?.kind !== next && emptyOne(next)
    if (frame) select([frame.id])
    else if (isEdited(next) && only && !isEmptyItem(only)) select([])
    open(tool === next && !first ? null : next)
  }

  function pressText() {
    if (only?.kind !== 'text') return addText()
    if (!isEdited('text')) return open('text')
    if (!isEmptyItem(only)) return addText()
    // Empty words that follow a field may stay so; one's own are still to be written.
    write(() => only.field !== undefined && addWords())
  }

  return {
    tool,
    tab,
    setTab,
    open,
    press,
    addText,
    /** A frame of the side that waits for a photo. */
    frame: emptyOne('photo'),
    /** Leads from words on the picture to their field. */
    edit: (item: SceneItem | undefined) => {
      if (item?.kind === 'text') write(() => select([item.id]))
    },
  }
}
