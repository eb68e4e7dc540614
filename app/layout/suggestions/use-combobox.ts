import { type RefObject, useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { getNextOptionIndex } from './list-options.ts'

export const SUGGESTION_LIST_ID = 'search-suggestions'
export const buildOptionId = (index: number): string => `search-suggestion-${index}`

type Combobox = {
  field: RefObject<HTMLInputElement | null>
  text: string
  /** The URL of each option. */
  urls: readonly string[]
  onLeave: () => void
}

/**
 * Turns the field into a combobox as defined by WAI-ARIA. The focus stays in the field, arrow keys choose an option, and Enter opens it.
 * Escape first closes the list and then calls `onLeave`. `active` is -1 while no option is chosen.
 */
export function useCombobox({ field, text, urls, onLeave }: Combobox) {
  const [open, setOpen] = useState(true)
  // A choice is valid only for the options and the text for which it was made.
  const [choice, setChoice] = useState(none(urls))
  const navigate = useNavigate()
  const shown = open && urls.length > 0
  const active = shown && choice.urls === urls && choice.typed === text ? choice.index : -1

  useOpening(field, setOpen)
  useEffect(() => {
    const input = field.current
    if (!input) return
    const press = (event: KeyboardEvent) => {
      const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : null
      if (step !== null) {
        event.preventDefault()
        setOpen(true)
        setChoice({
          urls,
          index: shown ? getNextOptionIndex(active, step, urls.length) : -1,
          typed: input.value,
        })
      } else if (event.key === 'Enter') {
        setOpen(false)
        // The choice is cleared, so that nothing is chosen when the visitor returns to the field. If the text has changed since the choice,
        // the form searches for the text.
        setChoice(none(urls))
        if (active < 0 || choice.typed !== input.value) return
        event.preventDefault()
        input.blur()
        void navigate(urls[active] ?? '/search')
      } else if (event.key === 'Escape') {
        if (!shown) return onLeave()
        event.preventDefault()
        setOpen(false)
      }
    }
    input.addEventListener('keydown', press)
    return () => input.removeEventListener('keydown', press)
  }, [field, shown, active, choice, urls, navigate, onLeave])
  useAttributes(field, { shown, active })
  return { shown, active, close: () => setOpen(false) }
}

const none = (urls: readonly string[]) => ({ urls, index: -1, typed: '' })

/** Opens the list on typing and when the field gets the focus, and closes it when the field loses the focus. */
function useOpening(field: RefObject<HTMLInputElement | null>, setOpen: (open: boolean) => void): void {
  useEffect(() => {
    const input = field.current
    if (!input) return
    const open = () => setOpen(true)
    const leave = ({ relatedTarget }: FocusEvent) => {
      const list = document.getElementById(SUGGESTION_LIST_ID)
      if (!(relatedTarget instanceof Node) || !list?.contains(relatedTarget)) setOpen(false)
    }
    input.addEventListener('input', open)
    input.addEventListener('focus', open)
    input.addEventListener('blur', leave)
    return () => {
      input.removeEventListener('input', open)
      input.removeEventListener('focus', open)
      input.removeEventListener('blur', leave)
    }
  }, [field, setOpen])
}

function useAttributes(
  field: RefObject<HTMLInputElement | null>,
  { shown, active }: { shown: boolean; active: number },
): void {
  useEffect(() => {
    const input = field.current
    if (!input) return
    input.setAttribute('role', 'combobox')
    input.setAttribute('aria-autocomplete', 'list')
    input.setAttribute('aria-controls', SUGGESTION_LIST_ID)
    input.setAttribute('aria-expanded', String(shown))
    if (active >= 0) input.setAttribute('aria-activedescendant', buildOptionId(active))
    else input.removeAttribute('aria-activedescendant')
    document.getElementById(buildOptionId(active))?.scrollIntoView({ block: 'nearest' })
  }, [field, shown, active])
}
