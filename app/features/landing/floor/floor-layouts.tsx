import { floorLayoutCopy as words } from '../../../../content/landing/floor-copy.ts'
import {
  FLOOR_MATERIALS,
  type FloorMaterial,
  floorGraphicsRules,
  computeFloorPrice,
} from '../../../../domain/calculators/floor-graphics.ts'
import type { FloorLayout } from '../../../../domain/floor-layouts/floor-layout.ts'
import {
  type FloorQuantities,
  computeFloorQuantities,
} from '../../../../domain/floor-layouts/floor-quantities.ts'
import { sampleFloors } from '../../../../domain/floor-layouts/sample-floors.ts'
import { formatShortMoney } from '../../../../domain/money.ts'
import { formatNumber } from '../../../../domain/written-number.ts'

/** Sample floor plans: each with the film it needs, the price in each kind of film, and the plan's files. */
export function FloorLayouts() {
  return (
    <div className="grid gap-12 md:gap-16">
      {sampleFloors.map((floor, at) => (
        <Floor key={floor.id} floor={floor} mirrored={at % 2 === 1} />
      ))}
    </div>
  )
}

function Floor({ floor, mirrored }: { floor: FloorLayout; mirrored: boolean }) {
  const { id, areaSqFt, widthMm, depthMm } = floor
  const { title, text, features, alt } = words.floors[id]
  const plan = `/landing/floor-${id}.svg`
  const height = Math.round((1_200 * depthMm) / widthMm)
  return (
    <article
      className={`grid items-start gap-x-12 gap-y-6 ${mirrored ? 'lg:grid-cols-[1fr_1.6fr]' : 'lg:grid-cols-[1.6fr_1fr]'}`}
    >
      <a
        href={plan}
        className={`block border border-line-strong bg-paper p-2 md:p-4 ${mirrored ? 'lg:order-2' : ''}`}
      >
        <img
          src={plan}
          alt={alt}
          width={1_200}
          height={height}
          loading="lazy"
          className="mx-auto h-auto max-h-140 w-full object-contain"
        />
      </a>
      <div>
        <h3 className="text-xl md:text-2xl">
          {formatNumber(areaSqFt)} {words.area}
          <span className="block text-base font-normal text-slate">{title}</span>
        </h3>
        <p className="mt-3">{text}</p>
        <ul className="mt-3 list-[square] pl-5 marker:text-gorge">
          {features.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </ul>
        <Quantities quantities={computeFloorQuantities(floor)} />
        <Prices quantities={computeFloorQuantities(floor)} area={areaSqFt} />
        <Files id={id} plan={plan} />
      </div>
    </article>
  )
}

function Quantities({ quantities }: { quantities: FloorQuantities }) {
  return (
    <dl className="mt-5 grid grid-cols-2 gap-x-6 gap-y-3 border-y border-line py-4">
      {(['wide', 'narrow', 'pictograms', 'words'] as const).map((name) => (
        <div key={name} className="flex flex-col-reverse">
          <dt className="text-sm text-slate">{words[name]}</dt>
          <dd className="font-display text-2xl leading-none font-extrabold tabular-nums">
            {formatNumber(quantities[name])}
          </dd>
        </div>
      ))}
    </dl>
  )
}

const MATERIALS: readonly FloorMaterial[] = ['smooth', 'textured', 'grit']

function Prices({ quantities, area }: { quantities: FloorQuantities; area: number }) {
  return (
    <>
      <p className="mt-4 text-sm font-semibold">{words.priceIn}</p>
      <ul className="mt-2 grid grid-cols-3 gap-2">
        {MATERIALS.map((material) => (
          <li key={material}>
            <a
              href={calculatorAddress(quantities, material)}
              className="block rounded-sm border-[1.5px] border-river px-1 py-2 text-center leading-tight hover:bg-river hover:text-paper"
            >
              <span className="block text-sm">
                <span className="sr-only">{words.ratingOf(formatNumber(area))}</span>
                {FLOOR_MATERIALS[material].rating}
              </span>
              <span className="text-sm font-bold tabular-nums sm:text-base">
                {formatShortMoney(computeFloorPrice(quantities, material))}
              </span>
            </a>
          </li>
        ))}
      </ul>
      <p className="mt-2 text-sm text-slate">{words.start}</p>
    </>
  )
}

/**
 * Returns a link to the calculator with a floor's quantities. It loads a new document, because the calculator reads its initial values from
 * the URL.
 */
function calculatorAddress(quantities: FloorQuantities, material: FloorMaterial): string {
  const query = new URLSearchParams({ material })
  for (const name of ['wide', 'narrow', 'pictograms', 'words'] as const)
    query.set(name, String(quantities[name]))
  return `${floorGraphicsRules.path}?${query.toString()}#calculator`
}

function Files({ id, plan }: { id: string; plan: string }) {
  const files = [
    { ...words.dxf, href: `/templates/floor-${id}.dxf`, download: true },
    { ...words.pdf, href: `/templates/floor-${id}.pdf`, download: true },
    { ...words.svg, href: plan, download: false },
  ]
  return (
    <ul className="mt-5 grid gap-x-6 gap-y-2 sm:grid-cols-3 lg:grid-cols-1">
      {files.map(({ label, note, href, download }) => (
        <li key={href}>
          <a href={href} download={download} className="text-link inline-block min-h-6">
            {label}
          </a>
          <span className="block text-sm text-slate">{note}</span>
        </li>
      ))}
    </ul>
  )
}
