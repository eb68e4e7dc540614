import { baseKeymap } from 'prosemirror-commands'
import { history, redo, undo } from 'prosemirror-history'
import { keymap } from 'prosemirror-keymap'
import { liftListItem, sinkListItem, splitListItem } from 'prosemirror-schema-list'
import { type Command, EditorState } from 'prosemirror-state'
import { EditorView } from 'prosemirror-view'
import { useEffect, useRef, useState } from 'react'
import { operatorTextsCopy } from '../../../../content/operator/texts.ts'
import { insertBreakInCell, insertBreak, toggleBold, toggleItalic } from './editor-commands.ts'
import { EditorFrame } from './editor-frame.tsx'
import { EditorToolbar } from './editor-toolbar.tsx'
import { parseEditorHtml, writeEditorHtml } from './text-html.ts'
import { textSchema } from './text-schema.ts'

const { editor: words } = operatorTextsCopy
const { list_item: listItem } = textSchema.nodes

type TextEditorProps = {
  label?: string
  html: string
  facts: Readonly<Record<string, string>>
  error: string | undefined
  onChange: (html: string) => void
}

const plugins = [
  history(),
  keymap({ 'Mod-z': undo, 'Mod-y': redo, 'Shift-Mod-z': redo, 'Mod-b': toggleBold, 'Mod-i': toggleItalic }),
  keymap({
    Enter: insertBreakInCell,
    'Shift-Enter': insertBreak,
    // The Tab key isn't bound, because it moves the focus out of the editor.
    'Mod-]': sinkListItem(listItem),
    'Mod-[': liftListItem(listItem),
  }),
  keymap({ Enter: splitListItem(listItem) }),
  keymap(baseKeymap),
]

/** A rich-text editor for one of the shop's texts: headings, lists, links, tables, and facts filled in from the settings. */
export default function TextEditor({ label = words.label, html, facts, error, onChange }: TextEditorProps) {
  const place = useRef<HTMLDivElement>(null)
  const view = useRef<EditorView | null>(null)
  const [state, setState] = useState(() => EditorState.create({ doc: parseEditorHtml(html, facts), plugins }))
  const [first] = useState(state)
  const [name] = useState(label)
  const change = useRef(onChange)
  useEffect(() => void (change.current = onChange), [onChange])
  useEffect(() => {
    const made = new EditorView(place.current, {
      state: first,
      attributes: {
        role: 'textbox',
        // The area can be focused anyway, but axe counts it as focusable only with a tabindex.
        tabindex: '0',
        'aria-multiline': 'true',
        'aria-label': name,
        class: 'product-description p-4 break-words whitespace-break-spaces outline-none',
      },
      dispatchTransaction(transaction) {
        const next = made.state.apply(transaction)
        made.updateState(next)
        setState(next)
        if (transaction.docChanged) change.current(writeEditorHtml(next.doc))
      },
    })
    view.current = made
    return () => made.destroy()
  }, [first, name])
  const run = (command: Command) => {
    if (!view.current) return
    command(view.current.state, view.current.dispatch, view.current)
    view.current.focus()
  }
  return (
    <EditorFrame label={label} error={error}>
      <EditorToolbar state={state} facts={facts} run={run} />
      <div ref={place} className={EDITOR_CLASS} />
    </EditorFrame>
  )
}

/**
 * A long text scrolls below the toolbar. Text, headings and links look as they do on the page. Facts are highlighted, because they can't be
 * edited in the text.
 */
const EDITOR_CLASS =
  'min-h-0 grow overflow-y-auto text-[17px] leading-[1.65] [&_.ProseMirror]:relative [&_.ProseMirror]:min-h-full [&_a]:font-semibold [&_a]:text-gorge [&_h2]:mt-8 [&_h2]:font-display [&_h2]:text-2xl [&_h3]:mt-5 [&_h3]:font-display [&_h3]:text-xl [&_[data-fact]]:rounded-sm [&_[data-fact]]:bg-mist-2 [&_[data-fact]]:px-1 [&_.ProseMirror-selectednode]:outline-2 [&_.ProseMirror-selectednode]:outline-gorge [&_table]:w-full [&_td]:align-top'
