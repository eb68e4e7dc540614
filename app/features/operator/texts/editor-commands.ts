import { chainCommands, setBlockType, toggleMark } from 'prosemirror-commands'
import type { NodeType } from 'prosemirror-model'
import { liftListItem, wrapInList } from 'prosemirror-schema-list'
import type { Command, EditorState } from 'prosemirror-state'
import { textSchema } from './text-schema.ts'

const { nodes, marks } = textSchema

export type BlockStyle = 'paragraph' | 'heading' | 'subheading'

/** Returns the style of the block at the start of the selection; null for a block that has no style in the menu. */
export function getBlockStyle({ selection: { $from } }: EditorState): BlockStyle | null {
  const { type, attrs } = $from.parent
  if (type === nodes.heading) return attrs['level'] === 3 ? 'subheading' : 'heading'
  return type === nodes.paragraph && $from.depth === 1 ? 'paragraph' : null
}

export const setBlockStyle = (style: BlockStyle): Command =>
  style === 'paragraph'
    ? setBlockType(nodes.paragraph)
    : setBlockType(nodes.heading, { level: style === 'subheading' ? 3 : 2 })

export const toggleBold = toggleMark(marks.strong)
export const toggleItalic = toggleMark(marks.em)

/** Turns the selected paragraphs into a list, or a list's items back into paragraphs. */
export const toggleList = (type: NodeType): Command =>
  chainCommands(liftListItem(nodes.list_item), wrapInList(type))

/** Returns the URL of the link at the selection. */
export function getLinkAt({ selection: { $from, empty } }: EditorState): string | null {
  const mark = (empty ? $from.marks() : ($from.nodeAfter?.marks ?? [])).find(
    ({ type }) => type === marks.link,
  )
  const href: unknown = mark?.attrs['href']
  return typeof href === 'string' ? href : null
}

/** Sets the link of the selection. If nothing is selected, applies to the whole link at the cursor. Null removes the link. */
export const setLink =
  (href: string | null): Command =>
  (state, dispatch) => {
    const { from, to } = linkRange(state)
    if (from === to) return false
    const tr = state.tr.removeMark(from, to, marks.link)
    if (href !== null) tr.addMark(from, to, marks.link.create({ href }))
    dispatch?.(tr)
    return true
  }

function linkRange({ selection }: EditorState): { from: number; to: number } {
  const { from, to, empty, $from } = selection
  if (!empty) return { from, to }
  const start = $from.start()
  let range = { from, to: from }
  $from.parent.forEach((node, offset) => {
    const begins = start + offset
    const ends = begins + node.nodeSize
    if (begins <= from && from <= ends && marks.link.isInSet(node.marks)) range = { from: begins, to: ends }
  })
  return range
}

export const insertFact =
  (attrs: { name: string; value: string; title: string }): Command =>
  (state, dispatch) => {
    dispatch?.(state.tr.replaceSelectionWith(nodes.fact.create(attrs)).scrollIntoView())
    return true
  }

export const insertBreak: Command = (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(nodes.line_break.create()).scrollIntoView())
  return true
}

/** In a table cell, Enter adds a line break, because splitting the cell would give its row an additional cell. */
export const insertBreakInCell: Command = (state, dispatch, view) =>
  getTableRow(state) === null ? false : insertBreak(state, dispatch, view)

/** Returns the depth of the table row that contains the selection; null outside a table. */
export function getTableRow({ selection: { $from } }: EditorState): number | null {
  for (let depth = $from.depth; depth > 0; depth -= 1)
    if ($from.node(depth).type === nodes.table_row) return depth
  return null
}

/** Adds an empty row below this one, with the same number of cells. */
export const addTableRow: Command = (state, dispatch) => {
  const depth = getTableRow(state)
  if (depth === null) return false
  const { $from } = state.selection
  const cells = Array.from($from.node(depth).children, ({ type }) => type.create())
  dispatch?.(state.tr.insert($from.after(depth), nodes.table_row.create(null, cells)).scrollIntoView())
  return true
}

/** Removes the row, unless it is the only one. */
export const removeTableRow: Command = (state, dispatch) => {
  const depth = getTableRow(state)
  const { $from } = state.selection
  if (depth === null || $from.node(depth - 1).childCount === 1) return false
  dispatch?.(state.tr.delete($from.before(depth), $from.after(depth)).scrollIntoView())
  return true
}
