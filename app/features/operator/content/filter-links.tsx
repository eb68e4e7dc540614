import { operatorPeople } from '../../../../content/operator/people.ts'

type FilterLinksProps = {
  path: string
  name: string
  /** The choices by their parameter's value; the empty value is the address without the parameter. */
  options: Readonly<Record<string, string>>
  chosen: string
}

/** Filters as links, because each choice has an address. */
export function FilterLinks({ path, name, options, chosen }: FilterLinksProps) {
  return (
    <p className="mt-1 flex flex-wrap items-center gap-x-4 text-sm">
      <a href="/operator/content" className="flex min-h-10 items-center text-link">
        {operatorPeople.back}
      </a>
      {Object.entries(options).map(([value, text]) => (
        <a
          key={value}
          href={value === '' ? path : `${path}?${name}=${value}`}
          aria-current={value === chosen ? 'page' : undefined}
          className="flex min-h-10 items-center border-b-2 border-transparent aria-[current]:border-river aria-[current]:font-bold"
        >
          {text}
        </a>
      ))}
    </p>
  )
}
