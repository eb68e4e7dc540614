import { type ReactNode, useState } from 'react'
import { operatorSettingsCopy } from '../../../../content/operator/settings.ts'
import { Icon } from '../../../ui/icon.tsx'
import { SmallCheckbox } from '../../../ui/small-checkbox.tsx'
import { ROW_FIELD_CLASS, RowList } from './row-list.tsx'

const { menu: words } = operatorSettingsCopy

type MenuInputProps = {
  name: string
  label: string
  hint: string | undefined
  error: string | undefined
  /** One link per line, as "Text | /address". A line with a leading hyphen is a sub-link of the link above it. */
  value: string
  /** Whether links can have sub-links. */
  hasLevels: boolean
  onChange: (text: string) => void
}

type Row = { isUnder: boolean; label: string; url: string }

const readRows = (text: string): Row[] =>
  text.split('\n').map((line) => {
    const isUnder = line.startsWith('- ')
    const [label = '', ...url] = (isUnder ? line.slice(2) : line).split(' | ')
    return { isUnder, label, url: url.join(' | ') }
  })

const writeRows = (rows: readonly Row[]): string =>
  rows.map(({ isUnder, label, url }) => `${isUnder ? '- ' : ''}${label} | ${url}`).join('\n')

/** Edits a menu's links in rows with text, URL and order. Rows can be added and removed. */
export function MenuInput({ name, label, hint, error, value, hasLevels, onChange }: MenuInputProps) {
  const rows = value === '' ? [] : readRows(value)
  const write = (changed: readonly Row[]) => onChange(writeRows(changed))
  const set = (at: number, change: Partial<Row>) =>
    write(rows.map((row, index) => (index === at ? { ...row, ...change } : row)))
  const swap = (at: number, other: number) => {
    const moved = [...rows]
    const [one, two] = [rows[at], rows[other]]
    if (!one || !two) return
    moved[at] = two
    moved[other] = one
    write(moved)
  }
  return (
    <RowList
      label={label}
      hint={hint}
      error={error}
      add={words.add}
      onAdd={() => write([...rows, { isUnder: hasLevels && rows.length > 0, label: '', url: '' }])}
    >
      {rows.map((row, at) => (
        // Rows have no id, so their position is used as the key.
        <MenuRow
          key={at}
          name={at === 0 ? name : undefined}
          row={row}
          number={at + 1}
          hasLevels={hasLevels}
          isLast={at === rows.length - 1}
          onSet={(change) => set(at, change)}
          onUp={() => swap(at, at - 1)}
          onDown={() => swap(at, at + 1)}
          onRemove={() => write(rows.filter((_, index) => index !== at))}
        />
      ))}
    </RowList>
  )
}

type MenuRowProps = {
  name: string | undefined
  row: Row
  number: number
  hasLevels: boolean
  isLast: boolean
  onSet: (change: Partial<Row>) => void
  onUp: () => void
  onDown: () => void
  onRemove: () => void
}

function MenuRow({ name, row, number, hasLevels, isLast, onSet, onUp, onDown, onRemove }: MenuRowProps) {
  const { isUnder, label, url } = row
  // On a phone, a row shows only its text until it is opened, because a menu has dozens of links.
  const [isOpen, setOpen] = useState(url === '')
  const folded = isOpen ? '' : 'max-sm:hidden'
  return (
    <li
      className={`flex flex-wrap gap-1 ${isUnder ? 'pl-6' : ''} ${isOpen ? 'max-sm:bg-mist max-sm:py-2' : ''}`}
    >
      <input
        name={name}
        aria-label={words.text(number)}
        value={label}
        onChange={({ currentTarget }) => onSet({ label: currentTarget.value.replaceAll('|', '') })}
        autoComplete="off"
        className={`${ROW_FIELD_CLASS} w-40 grow`}
      />
      <RowButton
        label={words.details(label, number)}
        isExpanded={isOpen}
        className="sm:hidden"
        onPress={() => setOpen(!isOpen)}
      >
        <Icon name="chevron" className={`size-4 ${isOpen ? 'rotate-180' : ''}`} />
      </RowButton>
      <input
        aria-label={words.address(number)}
        value={url}
        onChange={({ currentTarget }) => onSet({ url: currentTarget.value.trim() })}
        autoComplete="off"
        className={`${ROW_FIELD_CLASS} w-full grow sm:w-44 ${folded}`}
      />
      {hasLevels && (
        <SmallCheckbox
          label={<span aria-hidden="true">{words.isUnder}</span>}
          className={folded}
          checked={isUnder}
          onChange={() => onSet({ isUnder: !isUnder })}
          aria-label={words.under(label, number)}
        />
      )}
      <RowButton label={words.up(label, number)} isOff={number === 1} className={folded} onPress={onUp}>
        <Icon name="arrow" className="size-4 -rotate-90" />
      </RowButton>
      <RowButton label={words.down(label, number)} isOff={isLast} className={folded} onPress={onDown}>
        <Icon name="arrow" className="size-4 rotate-90" />
      </RowButton>
      <RowButton label={words.remove(label, number)} className={folded} onPress={onRemove}>
        <Icon name="close" className="size-4" />
      </RowButton>
    </li>
  )
}

type RowButtonProps = {
  label: string
  isOff?: boolean
  isExpanded?: boolean
  className: string
  onPress: () => void
  children: ReactNode
}

function RowButton({ label, isOff, isExpanded, className, onPress, children }: RowButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-expanded={isExpanded}
      data-tip=""
      disabled={isOff}
      onClick={onPress}
      className={`grid size-10 place-items-center rounded-sm hover:bg-mist disabled:opacity-40 ${className}`}
    >
      {children}
    </button>
  )
}
