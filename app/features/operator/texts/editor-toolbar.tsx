import { redo, undo } from 'prosemirror-history'
import type { Command, EditorState } from 'prosemirror-state'
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react'
import { operatorTextsCopy } from '../../../../content/operator/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { PathDrawing } from '../../../ui/icon.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import {
  addTableRow,
  getBlockStyle,
  insertFact,
  getLinkAt,
  removeTableRow,
  getTableRow,
  setLink,
  setBlockStyle,
  toggleBold,
  toggleItalic,
  toggleList,
} from './editor-commands.ts'
import { textSchema } from './text-schema.ts'

const { editor: words } = operatorTextsCopy
const { bullet_list: bullets, ordered_list: numbers } = textSchema.nodes
const NO_STYLE = { value: 'other', title: '—' } as const
const TEXT_STYLES = [
  { value: 'paragraph', title: words.styles.paragraph },
  { value: 'heading', title: words.styles.heading },
  { value: 'subheading', title: words.styles.subheading },
] as const

/** Icons of the toolbar, on the same grid as the shop's other icons. */
const ICONS = {
  bullets: 'M4 6h.01M4 12h.01M4 18h.01M9 6h12M9 12h12M9 18h12',
  numbers: 'M3 5h1.5v5M3 14h2v2l-2 2.5h2.5M10 7h11M10 17h11',
  undo: 'M8 4 3 9l5 5M3 9h11a6 6 0 0 1 0 12h-3',
  redo: 'm16 4 5 5-5 5M21 9H10a6 6 0 0 0 0 12h3',
} as const

type ToolbarProps = {
  state: EditorState
  facts: Readonly<Record<string, string>>
  run: (command: Command) => void
}

/** Buttons that format the selection. A button without an effect at the selection is disabled. */
export function EditorToolbar({ state, facts, run }: ToolbarProps) {
  const [isLinking, setLinking] = useState(false)
  const style = getBlockStyle(state)
  const href = getLinkAt(state)
  const tool = (label: string, command: Command, sign: ReactNode) => (
    <ToolButton key={label} label={label} isOff={!command(state)} onPress={() => run(command)}>
      {sign}
    </ToolButton>
  )
  const insert = (name: string) => {
    const value = facts[name]
    if (value !== undefined) run(insertFact({ name, value, title: words.factHint(name) }))
  }
  return (
    <fieldset className="border-b border-line bg-mist p-2">
      <legend className="sr-only">{words.toolbar}</legend>
      <div className="flex flex-wrap items-center gap-1">
        <SelectField
          label={words.style}
          isLabelHidden
          size="small"
          options={style === null ? [NO_STYLE, ...TEXT_STYLES] : TEXT_STYLES}
          value={style ?? 'other'}
          onChoose={(chosen) => {
            if (chosen !== 'other') run(setBlockStyle(chosen))
          }}
        />
        {tool(words.bold, toggleBold, <strong>B</strong>)}
        {tool(words.italic, toggleItalic, <em className="font-serif">I</em>)}
        {tool(words.bullets, toggleList(bullets), <PathDrawing path={ICONS.bullets} className="size-5" />)}
        {tool(words.numbers, toggleList(numbers), <PathDrawing path={ICONS.numbers} className="size-5" />)}
        <ToolButton
          label={words.link}
          isOff={href === null && state.selection.empty}
          onPress={() => setLinking(!isLinking)}
        >
          {words.link}
        </ToolButton>
        {getTableRow(state) !== null && tool(words.rowBelow, addTableRow, words.rowBelow)}
        {getTableRow(state) !== null && tool(words.removeRow, removeTableRow, words.removeRow)}
        {tool(words.undo, undo, <PathDrawing path={ICONS.undo} className="size-5" />)}
        {tool(words.redo, redo, <PathDrawing path={ICONS.redo} className="size-5" />)}
        {Object.keys(facts).length > 0 && (
          <SelectField
            label={words.fact}
            isLabelHidden
            size="small"
            options={[
              { value: '', title: words.facts },
              ...Object.entries(facts).map(([name, value]) => ({
                value: name,
                title: `${name}: ${value.slice(0, 40)}`,
              })),
            ]}
            value=""
            onChoose={insert}
            className="max-w-52"
          />
        )}
      </div>
      {isLinking && (
        <LinkForm
          href={href}
          onSet={(wanted) => {
            run(setLink(wanted))
            setLinking(false)
          }}
        />
      )}
    </fieldset>
  )
}

type ToolButtonProps = { label: string; isOff: boolean; onPress: () => void; children: ReactNode }

function ToolButton({ label, isOff, onPress, children }: ToolButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      data-tip={label}
      disabled={isOff}
      // A click would normally focus the button, and the editor would lose its focus and selection. This handler prevents that.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPress}
      className="min-h-10 min-w-10 rounded-sm px-2 text-sm hover:bg-mist-2 disabled:text-slate disabled:opacity-50"
    >
      {children}
    </button>
  )
}

/** Sets the link of the selected text. It isn't a form element, because it is inside the text's form, and forms can't be nested. */
function LinkForm({ href, onSet }: { href: string | null; onSet: (href: string | null) => void }) {
  const [typed, setTyped] = useState(href ?? '')
  const id = useId()
  const set = () => onSet(typed.trim() === '' ? null : typed.trim())
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    set()
  }
  return (
    <div className="mt-2 flex flex-wrap items-end gap-2">
      <Field
        id={id}
        label={words.linkTo}
        hint={words.linkHint}
        size="small"
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        onKeyDown={onKey}
        autoComplete="off"
        className="grow"
      />
      <Button size="small" onClick={set}>
        {words.setLink}
      </Button>
      {href !== null && (
        <Button size="small" kind="outline" onClick={() => onSet(null)}>
          {words.removeLink}
        </Button>
      )}
    </div>
  )
}
