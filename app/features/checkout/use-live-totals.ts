import { useCallback, useEffect, useRef, useState } from 'react'
import type { CheckoutForm, CheckoutTotals } from '../../../contract/checkout-page.ts'

/** The delay in ms after typing before totals are requested. */
const DEBOUNCE_MS = 350
// The timeout in ms for a response with the totals. After that, a button for updating the totals is shown.
const TIMEOUT_MS = 10_000

type LiveTotals = {
  errors: CheckoutForm['errors']
  amounts: CheckoutForm['amounts']
  suggestions: CheckoutForm['suggestions']
  /**
   * The source of the totals. If it is `script`, the script keeps the totals up to date. If it is `page`, the totals came with the page,
   * or the script's last request failed. The visitor then has to press a button to update the totals.
   */
  source: 'page' | 'script'
}

/**
 * Keeps totals and errors up to date with the typed values. A newer request aborts the previous one, so that the latest values count. A
 * discount code counts only after the visitor has applied it. A field with an error stays marked until its value is changed.
 */
export function useLiveTotals(page: CheckoutForm) {
  const form = useRef<HTMLFormElement>(null)
  const [live, setLive] = useState<LiveTotals>({
    errors: page.errors,
    amounts: page.amounts,
    suggestions: page.suggestions,
    source: 'page',
  })
  const requestTotals = useTotalsRequest(page, form, setLive)

  useEffect(() => {
    const element = form.current
    if (!element) return undefined
    // Fields that the visitor or the browser filled in before hydration count as changed.
    const changed = new Set([...element.elements].filter(isChanged).map(nameOf))
    const onChange = ({ target }: Event) => {
      const name = nameOf(target)
      if (name === 'discountCode' || name === 'note') return
      changed.add(name)
      // After the country has changed, the region isn't sent, because it still belongs to the old country.
      if (name === 'country') changed.delete('province')
      requestTotals(changed)
    }
    element.addEventListener('input', onChange)
    element.addEventListener('change', onChange)
    // The totals that came with the page don't include values that were filled in before hydration.
    requestTotals(changed)
    return () => {
      element.removeEventListener('input', onChange)
      element.removeEventListener('change', onChange)
    }
  }, [requestTotals])
  return { form, live }
}

/** Returns a function that requests the totals after a pause in typing. */
function useTotalsRequest(
  page: CheckoutForm,
  form: React.RefObject<HTMLFormElement | null>,
  setLive: (change: (before: LiveTotals) => LiveTotals) => void,
) {
  const { token, errors: refused } = page
  const waiting = useRef<{ timer: ReturnType<typeof setTimeout>; stop: AbortController } | null>(null)
  useEffect(
    () => () => {
      clearTimeout(waiting.current?.timer)
      waiting.current?.stop.abort()
    },
    [],
  )
  return useCallback(
    (changed: ReadonlySet<string>) => {
      clearTimeout(waiting.current?.timer)
      waiting.current?.stop.abort()
      const stop = new AbortController()
      const come = async () => {
        if (!form.current) return
        const totals = await fetchTotals(token, form.current, stop.signal)
        if (stop.signal.aborted) return
        if (totals !== null && fillIn(form.current, totals.place, changed)) return void come()
        setLive((before) =>
          totals === null
            ? { ...before, source: 'page' }
            : {
                amounts: totals.amounts,
                suggestions: totals.suggestions,
                errors: faultsNow({ refused, changed, found: totals.errors }),
                source: 'script',
              },
        )
      }
      waiting.current = { timer: setTimeout(() => void come(), DEBOUNCE_MS), stop }
    },
    [token, refused, form, setLive],
  )
}

async function fetchTotals(
  token: string,
  form: HTMLFormElement,
  stopped: AbortSignal,
): Promise<CheckoutTotals | null> {
  const body = new URLSearchParams()
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') body.append(name, value)
  try {
    const signal = AbortSignal.any([stopped, AbortSignal.timeout(TIMEOUT_MS)])
    const response = await fetch(`/checkout/${token}/totals`, { method: 'POST', body, signal })
    return response.ok ? await response.json() : null
  } catch {
    return null
  }
}

/** Fills in the city and the province of the typed postal code. Returns whether this changes the totals. */
function fillIn(
  form: HTMLFormElement,
  place: CheckoutTotals['place'],
  changed: ReadonlySet<string>,
): boolean {
  if (place === null || !changed.has('postalCode')) return false
  const { city, province } = place
  const town = form.elements.namedItem('city')
  if (
    city !== null &&
    town instanceof HTMLInputElement &&
    town.value === '' &&
    town !== document.activeElement
  )
    town.value = city
  const region = form.elements.namedItem('province')
  if (province === null || changed.has('province') || !(region instanceof HTMLSelectElement)) return false
  const before = region.value
  region.value = province
  return region.value !== before
}

type Faults = CheckoutForm['errors']

/** Returns the errors to show. While the visitor types in a field, the field shows an error only if its value contradicts another field. */
function faultsNow({
  refused,
  changed,
  found,
}: {
  refused: Faults
  changed: ReadonlySet<string>
  found: Faults
}): Faults {
  const typedIn = nameOf(document.activeElement)
  const still = Object.entries(refused).filter(([name]) => !changed.has(name))
  const told = Object.entries(found).filter(([name]) => name !== typedIn)
  return Object.fromEntries([...still, ...told])
}

/** Whether a field's value differs from the one that came with the page. */
function isChanged(field: Element): boolean {
  if (field instanceof HTMLInputElement) return field.value !== field.defaultValue
  if (!(field instanceof HTMLSelectElement)) return false
  const options = [...field.options]
  const original = options.find(({ defaultSelected }) => defaultSelected) ?? options[0]
  return original?.selected === false
}

const nameOf = (target: EventTarget | null): string =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement ? target.name : ''
