import { muralShowcases as words } from '../../../../content/landing/mural-showcases.ts'
import { muralCalculator } from '../../../../content/calculators/murals.ts'
import { formatMoney } from '../../../../domain/money.ts'

type Wall = (typeof words.walls)[number]

/** CSS that shows a wall while its radio button is checked, so that the choice works without scripts. */
const seen = [
  'group-has-[[data-at="0"]:checked]:grid',
  'group-has-[[data-at="1"]:checked]:grid',
  'group-has-[[data-at="2"]:checked]:grid',
] as const

/** Walls before and after the mural, one at a time. */
export function MuralShowcase() {
  return (
    <div className="group">
      <fieldset>
        <legend className="sr-only">{words.choose}</legend>
        <div className="flex flex-wrap gap-2">
          {words.walls.map(({ id, name }, at) => (
            <label
              key={id}
              className="flex min-h-11 cursor-pointer items-center rounded-sm border border-line-strong bg-paper px-4 font-semibold hover:border-river has-checked:bg-river has-checked:text-paper has-focus-visible:outline-3 has-focus-visible:outline-offset-2"
            >
              <input
                type="radio"
                name="wall"
                value={id}
                data-at={at}
                defaultChecked={at === 0}
                className="sr-only"
              />
              {name}
            </label>
          ))}
        </div>
      </fieldset>
      {words.walls.map((wall, at) => (
        <div key={wall.id} className={`mt-6 hidden gap-6 ${seen[at]}`}>
          <div className="grid gap-x-6 gap-y-6 md:grid-cols-2">
            <Side wall={wall} side="before" />
            <Side wall={wall} side="after" />
          </div>
          <Price wall={wall} />
        </div>
      ))}
      <p className="mt-4 text-sm text-slate">{words.note}</p>
    </div>
  )
}

function Side({ wall, side }: { wall: Wall; side: 'before' | 'after' }) {
  return (
    <figure>
      <img
        src={`/landing/mural-${wall.id}-${side}.svg`}
        alt={wall.alts[side]}
        width={1200}
        height={900}
        loading="lazy"
        className="h-auto w-full border border-line-strong"
      />
      <figcaption className="mt-3 md:min-h-24">
        <span className="font-bold">{words[side]}.</span> {wall[side]}
      </figcaption>
    </figure>
  )
}

/** The price of this wall, computed by the calculator. */
function Price({ wall: { values } }: { wall: Wall }) {
  const asked = muralCalculator.ask(values)
  if (!asked.ok) return null
  return (
    <p className="flex flex-wrap items-baseline gap-x-6 gap-y-2 border-t-2 border-river pt-4">
      <span>
        {asked.name}, {words.price.toLowerCase()}:
      </span>
      <span className="font-display text-2xl font-extrabold tabular-nums">
        {formatMoney(asked.price.totalCents)}
      </span>
      {/* This link loads a new document, because the calculator reads its initial values from the URL. */}
      <a href={`${muralCalculator.path}?${new URLSearchParams(values)}#calculator`} className="text-link">
        {words.open}
      </a>
    </p>
  )
}
