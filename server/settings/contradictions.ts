import { computeContrast } from '../../domain/contrast.ts'
import { listRegistrationsInSettings, TAX_FIELDS } from '../../domain/checkout/tax-registrations.ts'
import type { Settings } from '../../domain/settings/default-settings.ts'

/** The background colour of most pages: `mist` in app/styles/base.css. */
const PAGE_COLOUR = '#f3f6f5'
/** The minimum contrast ratio for text of any size (WCAG 2.2, 1.4.3). */
const MIN_CONTRAST = 4.5

/** Returns an error message if the contrast between text and background is too low; otherwise false. */
function isFaint(text: string, ground: string): string | false {
  const contrast = computeContrast(text, ground)
  return (
    contrast < MIN_CONTRAST &&
    `Text is hard to read in these colours: their contrast is ${contrast.toFixed(1)}, and it should be at least ${MIN_CONTRAST}.`
  )
}

/** Finds settings that are valid on their own but contradict each other. Each contradiction comes with the key of the setting to change. */
export function findSettingContradictions({
  hours,
  shipping,
  taxes,
  yardSignPrices: signs,
  look,
  stock,
  parcels,
  muralFactors: walls,
  packagingFactors: mockUps,
  yardSignBreaks: breaks,
}: Settings): { field: string; message: string }[] {
  const tooFew = 'Please enter at least as many days as for the fastest delivery.'
  const dearer = 'Please enter no more than for the smaller size or quantity.'
  const tooFewPieces = 'Please enter more signs than for the previous price break.'
  const tooSmall = 'Please enter more than for the previous size.'
  const tooLow = 'Please enter at least as many as for the previous level.'
  const tooHeavy = 'Please enter no more than for closer destinations.'
  const found: [string, string | false][] = [
    ['look.darkColour', isFaint('#ffffff', look.darkColour)],
    ['look.linkColour', isFaint(PAGE_COLOUR, look.linkColour)],
    ['look.buttonColour', isFaint('#ffffff', look.buttonColour)],
    ['look.highlightColour', isFaint(look.highlightColour, look.darkColour)],
    ['hours.closes', hours.closes <= hours.opens && 'Please enter a time after the shop opens.'],
    ['shipping.regionalToDays', shipping.regionalToDays < shipping.regionalFromDays && tooFew],
    ['shipping.canadaToDays', shipping.canadaToDays < shipping.canadaFromDays && tooFew],
    ['shipping.usaToDays', shipping.usaToDays < shipping.usaFromDays && tooFew],
    ['stock.low', stock.low < stock.veryLow && tooLow],
    ['stock.limited', stock.limited < stock.low && tooLow],
    ['parcels.freeUsaKg', parcels.freeUsaKg > parcels.freeCanadaKg && tooHeavy],
    ['parcels.freeCanadaKg', parcels.freeCanadaKg > parcels.freeRegionalKg && tooHeavy],
    ['yardSignBreaks.second', breaks.second <= breaks.first && tooFewPieces],
    ['yardSignBreaks.third', breaks.third <= breaks.second && tooFewPieces],
    ['muralFactors.hugeOverFeet', walls.hugeOverFeet <= walls.largeOverFeet && tooSmall],
    ['muralFactors.hugePercent', walls.hugePercent > walls.largePercent && dearer],
    ['packagingFactors.hugeOverMm', mockUps.hugeOverMm <= mockUps.largeOverMm && tooSmall],
    ['yardSignPrices.from10Cents', signs.from10Cents > signs.from1Cents && dearer],
    ['yardSignPrices.from25Cents', signs.from25Cents > signs.from10Cents && dearer],
    ['yardSignPrices.from50Cents', signs.from50Cents > signs.from25Cents && dearer],
    [
      'taxes.gstNumber',
      taxes.charged === 'registered' &&
        listRegistrationsInSettings(taxes).length === 0 &&
        'Please enter at least one number and its start date, or choose “No tax”.',
    ],
    ...TAX_FIELDS.flatMap(({ number: account, from }): [string, string | false][] => [
      [`taxes.${account}`, taxes[account] === '' && taxes[from] !== '' && 'Please enter the number too.'],
      [`taxes.${from}`, taxes[account] !== '' && taxes[from] === '' && 'Please enter the start date too.'],
    ]),
  ]
  return found.flatMap(([field, message]) => (message === false ? [] : [{ field, message }]))
}
