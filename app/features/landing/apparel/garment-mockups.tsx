import { useState } from 'react'
import {
  apparelCalculator,
  fabricColours,
  garments,
  printPlacements,
} from '../../../../content/calculators/apparel.ts'
import { apparelCopy } from '../../../../content/landing/apparel-copy.ts'
import { PageLink } from '../../../page-framework/page-link.tsx'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import type { Option } from '../../../ui/options.ts'
import { SelectField } from '../../../ui/select-field.tsx'
import { GarmentDrawing } from './garment-drawing.tsx'

const words = apparelCopy.mockup
/** The maximum length of a text that is readable on a shirt, in characters. */
const MAX_LETTERS = 40

/** Returns the value of a query parameter if it is a key of the table, or else the default key. */
const keyIn = <K extends string>(table: Readonly<Record<K, unknown>>, text: string | null, first: K): K => {
  for (const key in table) if (key === text) return key
  return first
}

/**
 * Shows text on a garment, to scale. The fields are named like the calculator's fields, so that their values also fill in the calculator.
 */
export function GarmentMockups({ search }: { search: URLSearchParams }) {
  const [garment, setGarment] = useState(() => keyIn(garments, search.get('garment'), 'tshirt'))
  const [cloth, setCloth] = useState(() => keyIn(fabricColours, search.get('cloth'), 'navy'))
  const [place, setPlace] = useState(() => keyIn(printPlacements, search.get('place'), 'front'))
  const [tried, setTried] = useState(() => (search.get('words') ?? words.sample).slice(0, MAX_LETTERS))
  return (
    <form
      method="get"
      action={`${apparelCalculator.path}#calculator`}
      aria-label={words.words}
      className="grid gap-px border border-line-strong bg-line-strong lg:grid-cols-[1fr_1.4fr]"
    >
      <div className="grid content-start gap-5 bg-paper p-4 md:p-8">
        <Field
          label={words.words}
          name="words"
          value={tried}
          depends
          maxLength={MAX_LETTERS}
          autoComplete="off"
          onChange={(event) => setTried(event.target.value)}
        />
        <Listed label={words.garment} name="garment" value={garment} table={garments} onChange={setGarment} />
        <Listed label={words.cloth} name="cloth" value={cloth} table={fabricColours} onChange={setCloth} />
        <Listed label={words.place} name="place" value={place} table={printPlacements} onChange={setPlace} />
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <Button type="submit" kind="outline">
            {words.price}
          </Button>
          <Button
            type="submit"
            kind="outline"
            formAction={`${apparelCalculator.path}#mockups`}
            className="without-scripts"
          >
            {words.show}
          </Button>
          <PageLink to="/design-generator" className="text-link">
            {words.design}
          </PageLink>
        </div>
      </div>
      <figure className="bg-mist-2 p-4 md:p-8">
        <GarmentDrawing garment={garment} cloth={cloth} place={place} words={tried} />
        <figcaption className="mt-3 text-sm text-slate">{words.scale}</figcaption>
      </figure>
    </form>
  )
}

type ListedProps<K extends string> = {
  label: string
  name: string
  value: K
  table: Readonly<Record<K, { readonly label: string }>>
  onChange: (key: K) => void
}

function Listed<K extends string>({ label, name, value, table, onChange }: ListedProps<K>) {
  const options: Option<K>[] = []
  for (const key in table) options.push({ value: key, title: table[key].label })
  return <SelectField label={label} name={name} value={value} options={options} onChoose={onChange} />
}
