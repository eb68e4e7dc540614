import { type SubmitEvent, useState } from 'react'
import {
  packageSides,
  packageTypes,
  packagingCopy as words,
} from '../../../../content/landing/packaging-copy.ts'
import type { FieldFaults } from '../../../../domain/calculators/fields.ts'
import { buildDieline } from '../../../../domain/packaging/build-dieline.ts'
import {
  isPackageType,
  PACKAGE_TYPES,
  type PackageType,
  parsePackageSize,
  SIZE_FIELDS,
  formatPackageSize,
  getDefaultPackageSize,
} from '../../../../domain/packaging/package-types.ts'
import { formatMoney } from '../../../../domain/money.ts'
import { Button, getButtonClass } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { describeFault } from '../calculator/describe-fault.ts'
import { DielineDrawing } from './dieline-drawing.tsx'
import { PackageStage } from './package-stage.tsx'

type Raw = { width: string; height: string; depth: string }
const SIDE_NAMES = ['width', 'height', 'depth'] as const
const FORMATS = ['pdf', 'svg', 'dxf'] as const
const SELECTABLE_TYPES: readonly PackageType[] = ['box', 'bottle', 'bag', 'label']

/**
 * Shows a package in two views: assembled, and as a flat dieline. With scripts, both views change while the visitor types. Without scripts,
 * there is a button that opens the page with the typed size, and a button that downloads the dieline.
 */
export function PackageStudio({ search }: { search: URLSearchParams }) {
  const [type, setType] = useState<PackageType>(() => typeOf(search))
  const [typed, setTyped] = useState(() => begunWith(search))
  const [chosen, setChosen] = useState(0)
  const raw = typed[type]
  const read = parsePackageSize(type, raw)
  const [good, setGood] = useState(() => (read.ok ? read.size : getDefaultPackageSize(type)))
  // While the typed values are invalid, the last valid package stays visible.
  const size = read.ok ? read.size : good.type === type ? good : getDefaultPackageSize(type)
  const choose = (next: PackageType) => {
    setType(next)
    setChosen((times) => times + 1)
  }
  const set = (side: keyof Raw, value: string) => {
    if (read.ok) setGood(read.size)
    setTyped({ ...typed, [type]: { ...raw, [side]: value } })
  }
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    if (!read.ok) event.preventDefault()
  }
  const faults = read.ok ? {} : read.faults
  const name = words.dieline.name(packageTypes[type].label, formatPackageSize(size))
  return (
    <form
      method="get"
      action="#3d-widget"
      aria-label={words.form}
      onSubmit={send}
      className="grid gap-px border border-line-strong bg-line-strong lg:grid-cols-2"
    >
      <Picker type={type} onChoose={choose} />
      <PackageStage size={size} chosen={chosen} />
      <div className="grid content-start gap-6 bg-paper p-4 md:p-6">
        <DielineDrawing dieline={buildDieline(size)} name={name} />
        <div className="grid gap-4 sm:grid-cols-3">
          <Sides type={type} raw={raw} faults={faults} onChange={set} />
        </div>
        <Button type="submit" kind="outline" className="without-scripts justify-self-start">
          {words.show}
        </Button>
        <Files type={type} />
        <p>
          <a href={priceAddress(type, raw)} className="text-link font-semibold">
            {words.price}
          </a>
        </p>
      </div>
    </form>
  )
}

function Picker({ type, onChoose }: { type: PackageType; onChoose: (type: PackageType) => void }) {
  return (
    <fieldset className="min-w-0 bg-paper p-4 md:p-6 lg:col-span-2">
      <legend className="float-left mb-2 w-full text-sm font-semibold">{words.picker}</legend>
      <div className="clear-both grid grid-cols-2 gap-2 lg:grid-cols-4">
        {SELECTABLE_TYPES.map((key) => {
          const { baseCents, days } = PACKAGE_TYPES[key]
          const { label, note } = packageTypes[key]
          return (
            <label
              key={key}
              className="flex flex-col rounded-sm border border-line-strong p-3 leading-snug hover:border-river has-checked:cut-line"
            >
              <span className="flex items-center gap-2 font-display text-xl font-extrabold">
                <input
                  type="radio"
                  name="type"
                  value={key}
                  checked={key === type}
                  onChange={() => onChoose(key)}
                  className="size-5"
                />
                {label}
              </span>
              <span className="mt-1 text-sm text-slate">{note}</span>
              <span className="mt-auto pt-2 text-sm font-semibold tabular-nums">
                {words.from} {formatMoney(baseCents)} · {days}
              </span>
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}

type SidesProps = {
  type: PackageType
  raw: Raw
  faults: FieldFaults
  onChange: (side: keyof Raw, value: string) => void
}

function Sides({ type, raw, faults, onChange }: SidesProps) {
  return SIDE_NAMES.map((side) => {
    const field = SIZE_FIELDS[type][side]
    return (
      field && (
        <Field
          key={side}
          label={`${packageSides[type][side]} (mm)`}
          name={side}
          value={raw[side]}
          required
          inputMode="decimal"
          autoComplete="off"
          hint={words.bounds(field.min, field.max)}
          error={describeFault({ ok: false, faults }, side)}
          onChange={(event) => onChange(side, event.target.value)}
        />
      )
    )
  })
}

const Files = ({ type }: { type: PackageType }) => (
  <div>
    <p className="mb-2 text-sm font-semibold">{words.dieline.take}</p>
    <div className="flex flex-wrap gap-2">
      {FORMATS.map((format) => (
        <button
          key={format}
          type="submit"
          formAction={`/templates/dieline/${type}.${format}`}
          className={getButtonClass('outline')}
        >
          {format.toUpperCase()}
        </button>
      ))}
    </div>
    <p className="mt-2 text-sm text-slate">{words.dieline.note}</p>
  </div>
)

/** Returns the URL of this page's calculator with the package's type and size. */
function priceAddress(type: PackageType, raw: Raw): string {
  const query = new URLSearchParams({ type })
  for (const side of SIDE_NAMES) if (SIZE_FIELDS[type][side]) query.set(side, raw[side])
  return `?${query}#calculator`
}

const typeOf = (search: URLSearchParams): PackageType => {
  const asked = search.get('type') ?? undefined
  return isPackageType(asked) ? asked : 'box'
}

/** Returns the initial size of each type of package. The URL gives the size of one type; the others have their default sizes. */
function begunWith(search: URLSearchParams): Record<PackageType, Raw> {
  const begun = (type: PackageType): Raw => {
    const usual = getDefaultPackageSize(type)
    const said = (side: keyof Raw) =>
      (type === typeOf(search) ? search.get(side) : null) ?? String(usual[side])
    return { width: said('width'), height: said('height'), depth: said('depth') }
  }
  return { box: begun('box'), bottle: begun('bottle'), bag: begun('bag'), label: begun('label') }
}
