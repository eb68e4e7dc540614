import {
  type ComponentType,
  type FormEvent,
  type MouseEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react'
import { useLocation, useNavigate } from 'react-router'
import { loadRemainingStyles } from '../page-framework/page-styles.ts'
import { Icon } from '../ui/icon.tsx'
import type { SuggestionsProps } from './suggestions/suggestions.tsx'
import { useSlashShortcut } from './use-slash-shortcut.ts'

const FIELD_ID = 'search-field'

const overHeader =
  'max-md:absolute max-md:inset-0 max-md:z-10 max-md:flex max-md:items-center max-md:bg-paper max-md:px-4'

/**
 * The shop's search: a plain form that loads suggestions when focused. On a phone, a button opens it over the header. Without scripts, the
 * button is a link to the search page.
 */
export function SearchBox() {
  const field = useRef<HTMLInputElement>(null)
  const opener = useRef<HTMLAnchorElement>(null)
  const [Suggestions, setSuggestions] = useState<ComponentType<SuggestionsProps> | null>(null)
  const { open, setOpen } = useOpenHere()
  const showField = () => {
    setOpen(true)
    // The focus is moved in the next frame, because a hidden element can't get the focus.
    requestAnimationFrame(() => field.current?.focus())
  }
  useSlashShortcut(showField)

  const prepare = () => {
    if (Suggestions) return
    void Promise.all([import('./suggestions/suggestions.tsx'), loadRemainingStyles()]).then(([module]) =>
      setSuggestions(() => module.Suggestions),
    )
  }
  const leave = () => {
    if (!open) return
    setOpen(false)
    requestAnimationFrame(() => opener.current?.focus())
  }
  const openOverHeader = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    showField()
  }
  return (
    <>
      <a
        ref={opener}
        href="/search"
        onClick={openOverHeader}
        className="grid size-12 place-items-center rounded-sm hover:bg-mist md:hidden"
      >
        <Icon name="search" className="size-6" />
        <span className="sr-only">Search</span>
      </a>
      <search className={`md:relative md:flex md:max-w-xl md:flex-1 ${open ? overHeader : 'max-md:hidden'}`}>
        <SearchForm field={field} onFocus={prepare} />
        <button
          type="button"
          aria-label="Close search"
          data-tip=""
          onClick={leave}
          className="-mr-2 grid size-12 place-items-center md:hidden"
        >
          <Icon name="close" className="size-6" />
        </button>
        {Suggestions && <Suggestions field={field} onLeave={leave} />}
      </search>
    </>
  )
}

/** Returns whether the search is open over the header, and functions that open and close it. Opening another page closes it. */
function useOpenHere() {
  const { pathname, search } = useLocation()
  const here = pathname + search
  const [openAt, setOpenAt] = useState<string | null>(null)
  return { open: openAt === here, setOpen: (open: boolean) => setOpenAt(open ? here : null) }
}

type SearchFormProps = { field: RefObject<HTMLInputElement | null>; onFocus: () => void }

function SearchForm({ field, onFocus }: SearchFormProps) {
  const navigate = useNavigate()
  // The field may already have the focus, because this code loads late.
  useEffect(() => {
    if (document.activeElement === field.current) onFocus()
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const words = field.current?.value.trim() ?? ''
    if (words === '') return
    field.current?.blur()
    void navigate(`/search?${new URLSearchParams({ q: words })}`)
  }
  return (
    <form
      action="/search"
      onSubmit={send}
      className="flex flex-1 rounded-sm border border-line-strong bg-paper focus-within:border-river"
    >
      <label htmlFor={FIELD_ID} className="sr-only">
        Search the shop
      </label>
      <input
        ref={field}
        id={FIELD_ID}
        type="search"
        name="q"
        maxLength={200}
        autoComplete="off"
        placeholder="Search decals, boats, guides"
        onFocus={onFocus}
        className="min-h-11 w-full min-w-0 bg-transparent px-3 text-base"
      />
      <button aria-label="Search" data-tip="" className="grid w-11 place-items-center hover:bg-mist">
        <Icon name="search" />
      </button>
    </form>
  )
}
