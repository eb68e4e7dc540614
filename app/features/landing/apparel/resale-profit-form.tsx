import { useState } from 'react'
import { apparelCalculator } from '../../../../content/calculators/apparel.ts'
import { labelOptionsInFaults } from '../../../../content/calculators/labelled-fields.ts'
import { resaleFields } from '../../../../content/calculators/resale-fields.ts'
import { apparelCopy } from '../../../../content/landing/apparel-copy.ts'
import { computeResaleProfit } from '../../../../domain/apparel/resale-profit.ts'
import { getFieldPresets } from '../../../../domain/calculators/fields.ts'
import { formatMoney } from '../../../../domain/money.ts'
import { formatNumber } from '../../../../domain/written-number.ts'
import { Button } from '../../../ui/button.tsx'
import { CalculatorField } from '../calculator/calculator-field.tsx'
import { describeFault } from '../calculator/describe-fault.ts'

const words = apparelCopy.merchandise
const presets = getFieldPresets(resaleFields)

/** Computes the profit from reselling shirts, given the reader's own numbers. */
export function ResaleProfitForm({ search }: { search: URLSearchParams }) {
  const [values, setValues] = useState<Record<string, string>>(() =>
    Object.fromEntries(Object.entries(presets).map(([name, preset]) => [name, search.get(name) ?? preset])),
  )
  const answer = computeResaleProfit(values)
  const checked = answer.ok
    ? answer
    : { ...answer, faults: labelOptionsInFaults(resaleFields, answer.faults) }
  return (
    <form
      method="get"
      action={`${apparelCalculator.path}#case-study`}
      aria-label={words.show}
      onSubmit={(event) => event.preventDefault()}
      className="grid gap-x-16 gap-y-8 lg:grid-cols-[1fr_1.3fr]"
    >
      <div className="grid content-start gap-5 sm:grid-cols-2">
        {Object.entries(resaleFields).map(([name, field]) => (
          <CalculatorField
            key={name}
            name={name}
            field={field}
            value={values[name] ?? ''}
            fault={describeFault(checked, name)}
            onChange={(value) => setValues({ ...values, [name]: value })}
          />
        ))}
        <Button type="submit" kind="outline" className="without-scripts justify-self-start">
          {words.show}
        </Button>
      </div>
      <div>
        <div aria-live="polite" className="min-h-80 border-t-2 border-river">
          {answer.ok && <Sums of={answer.value} />}
        </div>
        <p className="mt-3 text-sm text-slate">{words.note}</p>
      </div>
    </form>
  )
}

type Sums = Extract<ReturnType<typeof computeResaleProfit>, { ok: true }>['value']

function Sums({ of }: { of: Sums }) {
  const { eachCents, costCents, soldPieces, incomeCents, leftCents, evenAt, perDollarCents } = of
  const isLeft = leftCents >= 0
  const rows = [
    [words.cost, formatMoney(costCents), `${formatMoney(eachCents)} each`],
    [words.sold, `${formatNumber(soldPieces)} ${words.pieces}`, ''],
    [words.income, formatMoney(incomeCents), ''],
  ]
  return (
    <>
      <dl className="tabular-nums">
        {rows.map(([label, value, note]) => (
          <div key={label} className="flex items-baseline gap-4 border-b border-line py-3 md:text-lg">
            <dt>{label}</dt>
            <dd className="ml-auto text-right">
              {note && <span className="mr-3 text-sm text-slate">{note}</span>}
              {value}
            </dd>
          </div>
        ))}
        <div className="flex flex-wrap items-baseline gap-x-4 py-4">
          <dt className="text-lg font-bold">{isLeft ? words.left : words.short}</dt>
          <dd className="ml-auto font-display text-4xl leading-none font-extrabold md:text-5xl">
            {formatMoney(Math.abs(leftCents))}
          </dd>
        </div>
      </dl>
      <p className="border-l-4 border-hi-vis pl-4 font-semibold tabular-nums">
        {evenAt === null
          ? words.never
          : `${words.even} ${formatNumber(evenAt)} ${words.pieces}${isLeft ? `; ${formatMoney(perDollarCents)} ${words.perDollar}` : ''}.`}
      </p>
    </>
  )
}
