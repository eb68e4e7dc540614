// @chunk landing
import type { LandingPage } from '../../../content/landing/landing-page.ts'
import { getFieldPresets } from '../../../domain/calculators/fields.ts'
import { boatFields } from '../../../domain/lettering/boat-fields.ts'

/** Names of the fields that each widget sends with GET. */
const WIDGET_PARAMETERS: Readonly<Record<string, readonly string[]>> = {
  'boat-lettering': boatFields,
  'material-adviser': ['place', 'term', 'surface'],
  'garment-mockups': ['words', 'garment', 'cloth', 'place'],
  'merchandise-return': ['ware', 'made', 'asks', 'sold'],
  'package-studio': ['type', 'width', 'height', 'depth'],
}

/** Returns a landing page's query parameters: the fields of its calculators and widgets. */
export function listLandingQueryParameters({ hero, sections }: LandingPage): string[] {
  const calculators = [
    ...(hero.kind === 'counter' ? [hero.calculator.calculator] : []),
    ...sections.flatMap((section) => (section.kind === 'calculator' ? [section.calculator] : [])),
  ]
  const widgets = sections.flatMap((section) => (section.kind === 'widget' ? [section.widget] : []))
  return [
    ...calculators.flatMap(({ fields }) => Object.keys(getFieldPresets(fields))),
    ...widgets.flatMap((widget) => WIDGET_PARAMETERS[widget] ?? []),
  ]
}
