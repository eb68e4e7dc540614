import { useState } from 'react'
import { decalMaterialTitles, formatOutdoorLife } from '../../../../content/decal-materials.ts'
import {
  findMaterialCaution,
  vinylUses,
  materialGuideCopy as words,
  materialQuestions,
  adviserRules,
} from '../../../../content/landing/material-facts.ts'
import {
  adviseMaterial,
  type DecalUse,
  type MaterialAdvice,
  decalPlaces,
  parseDecalUse,
  decalSurfaces,
  decalTerms,
} from '../../../../domain/materials/adviser.ts'
import { DECAL_MATERIALS } from '../../../../domain/pricing/decal-rates.ts'
import { writePageStateToUrl } from '../../../page-framework/written-url.ts'
import { PageLink } from '../../../page-framework/page-link.tsx'
import { Button } from '../../../ui/button.tsx'
import { FilmSection } from './film-section.tsx'

/** Three questions that lead to a vinyl. The answers are in the URL. Without scripts, a button submits them. */
export function MaterialAdviser({ search }: { search: URLSearchParams }) {
  const [use, setUse] = useState(() => parseDecalUse((name) => search.get(name)))
  const set = (change: Partial<DecalUse>) => {
    const next = { ...use, ...change }
    setUse(next)
    const url = new URL(window.location.href)
    for (const [name, value] of Object.entries(next)) url.searchParams.set(name, value)
    writePageStateToUrl(url)
  }
  const advice = adviseMaterial(use)
  return (
    <div className="grid gap-px border border-line-strong bg-line-strong lg:grid-cols-[1fr_1.25fr]">
      <form method="get" action="#interactive-guide" className="grid content-start gap-6 bg-paper p-4 md:p-8">
        <Question name="place" values={decalPlaces} chosen={use.place} onChoose={(place) => set({ place })} />
        <Question name="term" values={decalTerms} chosen={use.term} onChoose={(term) => set({ term })} />
        <Question
          name="surface"
          values={decalSurfaces}
          chosen={use.surface}
          onChoose={(surface) => set({ surface })}
        />
        <Button type="submit" kind="outline" className="without-scripts justify-self-start">
          {words.show}
        </Button>
      </form>
      <div className="grid content-start gap-6 bg-mist p-4 md:p-8">
        <Answer use={use} advice={advice} />
        <Rules advice={advice} />
        <InShop advice={advice} />
      </div>
    </div>
  )
}

type QuestionProps<Name extends keyof DecalUse> = {
  name: Name
  values: readonly DecalUse[Name][]
  chosen: DecalUse[Name]
  onChoose: (value: DecalUse[Name]) => void
}

function Question<Name extends keyof DecalUse>({ name, values, chosen, onChoose }: QuestionProps<Name>) {
  const { label, answers } = materialQuestions[name]
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-display text-xl font-extrabold">{label}</legend>
      <div className="grid gap-2">
        {values.map((value) => (
          <label
            key={value}
            className="flex min-h-12 items-center gap-3 rounded-sm border border-line-strong px-3 py-2 hover:border-river has-checked:cut-line"
          >
            <input
              type="radio"
              name={name}
              value={value}
              checked={value === chosen}
              onChange={() => onChoose(value)}
              className="size-5"
            />
            <span className="font-semibold">{answers[value].label}</span>
            <span className="ml-auto text-right text-sm text-slate">{answers[value].note}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

function Answer({ use, advice }: { use: DecalUse; advice: MaterialAdvice }) {
  const caution = findMaterialCaution(use, advice)
  return (
    <div>
      <FilmSection advice={advice} surface={use.surface} />
      <output className="mt-4 block">
        <span className="block font-display text-2xl leading-tight font-extrabold md:text-4xl">
          {words.advice} {words.film[advice.film]} {words.with} {words.adhesive[advice.adhesive]}
        </span>
        {caution && <span className="mt-3 block border-l-4 border-hi-vis pl-3">{caution}</span>}
      </output>
    </div>
  )
}

/** Lists the adviser's rules up to and including the rule that applied, which is shown with its reason. */
function Rules({ advice }: { advice: MaterialAdvice }) {
  return (
    <div>
      <h3 className="text-lg">{words.rulesTitle}</h3>
      <ol className="mt-2 border-t border-line-strong">
        {adviserRules.slice(0, advice.rule).map(({ when, why }, index) => (
          <li key={when} className="flex gap-4 border-b border-line py-2">
            <span className="font-display font-extrabold tabular-nums">{index + 1}</span>
            {index + 1 === advice.rule ? (
              <span>
                <strong>{when}</strong>: {words.decided}. {why}
              </span>
            ) : (
              <span className="text-slate">
                {when}: {words.passed}
              </span>
            )}
          </li>
        ))}
      </ol>
    </div>
  )
}

function InShop({ advice: { vinyl } }: { advice: MaterialAdvice }) {
  const { squareInch } = DECAL_MATERIALS[vinyl]
  const { text, links } = vinylUses[vinyl]
  return (
    <div>
      <h3 className="text-lg">
        {words.inShop}: {decalMaterialTitles[vinyl]}
      </h3>
      <p className="mt-1 tabular-nums">
        {words.life(formatOutdoorLife(vinyl))}, {words.rate(squareInch)}. {text}
      </p>
      <p className="mt-2 flex flex-wrap gap-x-6">
        {[...links, { label: words.design, url: '/design-generator' }].map(({ label, url }) => (
          <PageLink key={url} to={url} className="text-link py-2">
            {label}
          </PageLink>
        ))}
      </p>
    </div>
  )
}
