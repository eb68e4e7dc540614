import { CREDIT_PACKAGES, type CreditPackage } from '../../../domain/credits/packages.ts'
import { formatMoney, computeProportion } from '../../../domain/money.ts'
import { creditsCopy } from '../../../content/credits.ts'
import { Badge } from '../../ui/badge.tsx'
import { CREDIT_FORM_ID } from './order-summary.tsx'

const { packages } = creditsCopy

type PackageChoiceProps = {
  chosen: CreditPackage
  onChoose: (wanted: CreditPackage) => void
  disabled: boolean
}

export function PackageChoice({ chosen, onChoose, disabled }: PackageChoiceProps) {
  return (
    <fieldset disabled={disabled} className="min-w-0">
      <legend className="mb-4 font-display text-2xl font-extrabold">{packages.title}</legend>
      <div className="grid gap-4 sm:grid-cols-2">
        {CREDIT_PACKAGES.map((offer) => (
          <PackageCard
            key={offer.id}
            offer={offer}
            isChosen={offer.id === chosen.id}
            onChoose={() => onChoose(offer)}
          />
        ))}
      </div>
    </fieldset>
  )
}

type PackageCardProps = { offer: (typeof CREDIT_PACKAGES)[number]; isChosen: boolean; onChoose: () => void }

function PackageCard({ offer, isChosen, onChoose }: PackageCardProps) {
  const { id, credits, priceCents, popular, decals } = offer
  return (
    <label className="relative grid grid-rows-[auto_auto_1fr_auto] gap-3 rounded-md bg-paper p-5 shadow-contact hover:shadow-lifted has-checked:cut-line has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-gorge has-focus-visible:outline-solid">
      <span className="flex items-center gap-2.5 font-semibold">
        <input
          type="radio"
          name="package"
          form={CREDIT_FORM_ID}
          value={id}
          checked={isChosen}
          onChange={onChoose}
          className="size-5 shrink-0"
        />
        {packages.names[id]}
        {popular && <Badge look="accent">{packages.popular}</Badge>}
      </span>
      <span className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-display text-2xl font-extrabold tabular-nums">
          {credits} {packages.unit}
        </span>
        <span className="text-xl font-bold tabular-nums">{formatMoney(priceCents)}</span>
      </span>
      <CreditDotSheet id={`sheet-${id}`} credits={credits} />
      <span className="flex flex-wrap justify-between gap-x-4 text-sm text-slate">
        <span>{packages.about(decals.from, decals.to)}</span>
        <span className="tabular-nums">
          {formatMoney(computeProportion(priceCents, 1, credits))} {packages.each}
        </span>
      </span>
    </label>
  )
}

/** The number of dots per row, and the distance between dots in the drawing's units. */
const IN_A_ROW = 25
const PITCH = 8

/** A sheet of die-cut dots, one per credit, so that packages can be compared by eye. */
function CreditDotSheet({ id, credits }: { id: string; credits: number }) {
  const rows = Math.floor(credits / IN_A_ROW)
  const rest = credits % IN_A_ROW
  const fill = `url(#${id})`
  const height = Math.ceil(credits / IN_A_ROW) * PITCH
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${IN_A_ROW * PITCH} ${height}`}
      className="w-full max-w-60 text-gorge"
    >
      <pattern id={id} width={PITCH} height={PITCH} patternUnits="userSpaceOnUse">
        <circle cx="4" cy="4" r="2.6" fill="currentColor" />
      </pattern>
      <rect width={IN_A_ROW * PITCH} height={rows * PITCH} fill={fill} />
      <rect y={rows * PITCH} width={rest * PITCH} height={PITCH} fill={fill} />
    </svg>
  )
}
