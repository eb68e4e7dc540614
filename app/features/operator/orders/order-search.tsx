import { type SubmitEvent, useEffect, useRef } from 'react'
import { operatorOrdersCopy } from '../../../../content/operator/orders.ts'
import { ORDER_STATUS_LABELS } from '../../../../content/order-statuses.ts'
import { Button, getButtonClass } from '../../../ui/button.tsx'
import { toOptions } from '../../../ui/options.ts'
import { SelectField } from '../../../ui/select-field.tsx'
import { SmallCheckbox } from '../../../ui/small-checkbox.tsx'
import { CollapsibleFilters } from '../frame/collapsible-filters.tsx'

const { search: words } = operatorOrdersCopy

const SEARCH_PARAMETERS = ['q', 'status', 'way', 'problem', 'samples', 'from', 'to'] as const
const STATUSES = toOptions({ '': words.any, open: words.open, ...ORDER_STATUS_LABELS })
const box = 'min-h-10 rounded-sm border border-line-strong bg-paper px-2 text-sm font-normal'

type OrderSearchProps = { search: URLSearchParams; onSearch: (query: URLSearchParams) => void }

/** The order search. The "/" key focuses its field from anywhere on the page. */
export function OrderSearch({ search, onSearch }: OrderSearchProps) {
  const field = useSlashKey()
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    onSearch(queryOf(event.currentTarget))
  }
  const value = (name: (typeof SEARCH_PARAMETERS)[number]) => search.get(name) ?? ''
  return (
    <search>
      <form
        onSubmit={submit}
        onChange={({ currentTarget, target }) => {
          // Choosing an option starts the search at once. Typed text is searched for on submit.
          if (isChoice(target)) onSearch(queryOf(currentTarget))
        }}
        className="mt-3 bg-paper p-3 text-sm"
      >
        <div className="flex flex-wrap items-end gap-2">
          <label className="grid min-w-0 flex-1 basis-40 gap-1 font-semibold">
            <span>
              {words.label} <span className="text-xs font-normal text-slate">{words.hint}</span>
            </span>
            <input
              ref={field}
              type="search"
              name="q"
              defaultValue={value('q')}
              maxLength={200}
              className={box}
            />
          </label>
          <Button type="submit" size="small">
            {words.submit}
          </Button>
          {SEARCH_PARAMETERS.some((name) => search.has(name)) && (
            <a href="/operator" className={getButtonClass('outline', 'small')}>
              {words.clear}
            </a>
          )}
        </div>
        <CollapsibleFilters
          chosen={SEARCH_PARAMETERS.filter((name) => name !== 'q' && search.has(name)).length}
        >
          <Filters value={value} />
        </CollapsibleFilters>
      </form>
    </search>
  )
}

function Filters({ value }: { value: (name: (typeof SEARCH_PARAMETERS)[number]) => string }) {
  return (
    <div className="mt-2 flex flex-wrap items-end gap-2">
      <SelectField
        size="small"
        label={words.status}
        name="status"
        defaultValue={value('status')}
        options={STATUSES}
      />
      <SelectField
        size="small"
        label={words.way}
        name="way"
        defaultValue={value('way')}
        options={toOptions({ '': words.any, ...words.ways })}
      />
      <SelectField
        size="small"
        label={words.problem}
        name="problem"
        defaultValue={value('problem')}
        options={toOptions({ '': words.any, ...words.problems })}
      />
      <label className="grid gap-1 font-semibold">
        {words.from}
        <input type="date" name="from" defaultValue={value('from')} className={box} />
      </label>
      <label className="grid gap-1 font-semibold">
        {words.to}
        <input type="date" name="to" defaultValue={value('to')} className={box} />
      </label>
      <SmallCheckbox
        label={words.samples}
        name="samples"
        value="hide"
        defaultChecked={value('samples') === 'hide'}
      />
    </div>
  )
}

const isChoice = (target: EventTarget): boolean =>
  target instanceof HTMLSelectElement || (target instanceof HTMLInputElement && target.type === 'checkbox')

/** Returns the fields that are filled in. */
function queryOf(form: HTMLFormElement): URLSearchParams {
  const query = new URLSearchParams()
  const data = new FormData(form)
  for (const name of SEARCH_PARAMETERS) {
    const text = data.get(name)
    if (typeof text === 'string' && text.trim() !== '') query.set(name, text.trim())
  }
  return query
}

function useSlashKey() {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const focus = (event: KeyboardEvent) => {
      const isTyping = event.target instanceof Element && event.target.closest('input, select, textarea')
      if (event.key !== '/' || isTyping || event.ctrlKey || event.metaKey || event.altKey) return
      event.preventDefault()
      field.current?.focus()
    }
    window.addEventListener('keydown', focus)
    return () => window.removeEventListener('keydown', focus)
  }, [])
  return field
}
