import { useState } from 'react'
import { operatorScreeningCopy as words } from '../../../../content/operator/screening.ts'
import type { ScreeningList } from '../../../../contract/operator/screening.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { maskWord } from './mask-word.ts'

type Term = ScreeningList['terms'][number]
type Kind = Term['kind']

/** Kinds of words that are masked, so that nobody has to read them in passing. */
const MASKED_KINDS: ReadonlySet<Kind> = new Set(['hatred', 'violence'])
const TERM_KINDS: readonly Kind[] = ['hatred', 'violence', 'drug', 'firearm', 'brand', 'makers-mark', 'team']

type TermGroupsProps = {
  terms: readonly Term[]
  /** Whether the groups are open at first, as in the results of a search. */
  areOpen: boolean
}

/** The built-in words, grouped by the reason for refusing them. */
export const TermGroups = ({ terms, areOpen }: TermGroupsProps) => (
  <div className="mt-3 bg-paper text-sm">
    {TERM_KINDS.map((kind) => {
      const group = terms.filter((term) => term.kind === kind)
      return group.length > 0 && <TermGroup key={kind} kind={kind} terms={group} isOpen={areOpen} />
    })}
  </div>
)

function TermGroup({ kind, terms, isOpen }: { kind: Kind; terms: readonly Term[]; isOpen: boolean }) {
  const [isShown, setShown] = useState(false)
  const isMasked = MASKED_KINDS.has(kind) && !isShown
  return (
    <details open={isOpen} className="group border-t border-line first:border-0">
      <summary className="flex min-h-12 cursor-pointer items-center gap-3 px-4 py-2 hover:bg-mist">
        <Icon name="chevron" className="size-4 -rotate-90 group-open:rotate-0" />
        <span className="font-semibold">{words.kinds[kind]}</span>
        <span className="ml-auto text-slate tabular-nums">{words.entries(terms.length)}</span>
      </summary>
      <div className="px-4 pb-4">
        <p className="max-w-3xl text-slate">{words.about[kind]}</p>
        {MASKED_KINDS.has(kind) && (
          <Button kind="outline" size="small" className="mt-2" onClick={() => setShown(!isShown)}>
            {isShown ? words.mask : words.unmask}
          </Button>
        )}
        <ul className="mt-3 grid grid-cols-2 gap-x-6 sm:grid-cols-3 lg:grid-cols-5 xl:grid-cols-6">
          {terms.map(({ phrase, except }) => (
            <li key={phrase} className="border-t border-line py-1.5 wrap-anywhere">
              {isMasked ? maskWord(phrase) : phrase}
              {except.length > 0 && (
                <span className="block text-xs text-slate">{words.except(except.join(', '))}</span>
              )}
            </li>
          ))}
        </ul>
      </div>
    </details>
  )
}
