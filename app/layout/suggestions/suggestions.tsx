import { type MouseEvent, type RefObject, useMemo, useSyncExternalStore } from 'react'
import { useNavigate } from 'react-router'
import { addOptionIndices } from './list-options.ts'
import { SuggestionRow } from './suggestion-row.tsx'
import { SUGGESTION_LIST_ID, buildOptionId, useCombobox } from './use-combobox.ts'
import { useSuggestions } from './use-suggestions.ts'

export type SuggestionsProps = { field: RefObject<HTMLInputElement | null>; onLeave: () => void }

/** The list of suggestions below the search field. */
export function Suggestions({ field, onLeave }: SuggestionsProps) {
  const text = useFieldText(field)
  const { asked, groups } = useSuggestions(text)
  const urls = useMemo(() => groups.flatMap(({ options }) => options.map(({ url }) => url)), [groups])
  const { shown, active, close } = useCombobox({ field, text, urls, onLeave })
  const navigate = useNavigate()
  const follow = (event: MouseEvent, url: string) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    close()
    field.current?.blur()
    void navigate(url)
  }
  return (
    <>
      <output className="sr-only">{asked && (shown || urls.length === 0) && countText(urls.length)}</output>
      <div
        id={SUGGESTION_LIST_ID}
        // The list is a div, because native list controls can't contain links and pictures.
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
        role="listbox"
        aria-label="Suggestions"
        hidden={!shown}
        // Pressing the mouse button on the list mustn't take the focus from the field.
        onPointerDown={(event) => event.pointerType === 'mouse' && event.preventDefault()}
        className="absolute inset-x-0 top-full z-20 max-h-[min(36rem,70dvh)] overflow-y-auto overscroll-contain border-t border-line bg-paper pb-2 shadow-lifted md:mt-1 md:rounded-md md:border"
      >
        {addOptionIndices(groups).map(({ label, options }) => (
          <div
            key={label}
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
            role="group"
            aria-label={label}
          >
            <p aria-hidden="true" className="px-4 pt-3 pb-1 text-xs font-bold text-slate">
              {label}
            </p>
            {options.map(({ option, index }) => (
              <SuggestionRow
                key={option.url}
                id={buildOptionId(index)}
                option={option}
                active={index === active}
                onFollow={(event) => follow(event, option.url)}
              />
            ))}
          </div>
        ))}
      </div>
    </>
  )
}

const countText = (count: number): string => {
  if (count === 0) return 'No suggestions'
  return count === 1 ? '1 suggestion' : `${count} suggestions`
}

/** Returns the current text of an uncontrolled field. */
function useFieldText(field: RefObject<HTMLInputElement | null>): string {
  const watch = (onChange: () => void) => {
    const input = field.current
    input?.addEventListener('input', onChange)
    return () => input?.removeEventListener('input', onChange)
  }
  return useSyncExternalStore(watch, () => field.current?.value ?? '')
}
