import type { SettingFault, SimpleSettingFault } from '../../content/operator/setting-faults.ts'
import { computeContrast } from '../../domain/contrast.ts'
import { listRegistrationsInSettings, TAX_FIELDS } from '../../domain/checkout/tax-registrations.ts'
import type { Settings } from '../../domain/settings/default-settings.ts'

/** The background colour of most pages: `mist` in app/styles/base.css. */
const PAGE_COLOUR = '#f3f6f5'
/** The minimum contrast ratio for text of any size (WCAG 2.2, 1.4.3). */
const MIN_CONTRAST = 4.5

type Contradiction = { field: string; fault: SettingFault }

/** Finds colours of text whose contrast with their background is too low. */
function findLowContrasts({ darkColour, linkColour, buttonColour, highlightColour }: Settings['look']) {
  const pairs: [string, string, string][] = [
    ['darkColour', '#ffffff', darkColour],
    ['linkColour', PAGE_COLOUR, linkColour],
    ['buttonColour', '#ffffff', buttonColour],
    ['highlightColour', highlightColour, darkColour],
  ]
  return pairs.flatMap(([name, text, ground]): Contradiction[] => {
    const contrast = computeContrast(text, ground)
    return contrast < MIN_CONTRAST
      ? [{ field: `look.${name}`, fault: { code: 'low-contrast', contrast, least: MIN_CONTRAST } }]
      : []
  })
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
}: Settings): Contradiction[] {
  const found: [string, SimpleSettingFault['code'] | false][] = [
    ['hours.closes', hours.closes <= hours.opens && 'closes-before-opening'],
    [
      'shipping.regionalToDays',
      shipping.regionalToDays < shipping.regionalFromDays && 'slowest-before-fastest',
    ],
    ['shipping.canadaToDays', shipping.canadaToDays < shipping.canadaFromDays && 'slowest-before-fastest'],
    ['shipping.usaToDays', shipping.usaToDays < shipping.usaFromDays && 'slowest-before-fastest'],
    ['stock.low', stock.low < stock.veryLow && 'level-falling'],
    ['stock.limited', stock.limited < stock.low && 'level-falling'],
    ['parcels.freeUsaKg', parcels.freeUsaKg > parcels.freeCanadaKg && 'more-than-closer'],
    ['parcels.freeCanadaKg', parcels.freeCanadaKg > parcels.freeRegionalKg && 'more-than-closer'],
    ['yardSignBreaks.second', breaks.second <= breaks.first && 'price-break-not-rising'],
    ['yardSignBreaks.third', breaks.third <= breaks.second && 'price-break-not-rising'],
    ['muralFactors.hugeOverFeet', walls.hugeOverFeet <= walls.largeOverFeet && 'size-not-rising'],
    ['muralFactors.hugePercent', walls.hugePercent > walls.largePercent && 'more-than-smaller'],
    ['packagingFactors.hugeOverMm', mockUps.hugeOverMm <= mockUps.largeOverMm && 'size-not-rising'],
    ['yardSignPrices.from10Cents', signs.from10Cents > signs.from1Cents && 'more-than-smaller'],
    ['yardSignPrices.from25Cents', signs.from25Cents > signs.from10Cents && 'more-than-smaller'],
    ['yardSignPrices.from50Cents', signs.from50Cents > signs.from25Cents && 'more-than-smaller'],
    [
      'taxes.gstNumber',
      taxes.charged === 'registered' &&
        listRegistrationsInSettings(taxes).length === 0 &&
        'no-tax-registration',
    ],
    ...TAX_FIELDS.flatMap(({ number: account, from }): [string, SimpleSettingFault['code'] | false][] => [
      [`taxes.${account}`, taxes[account] === '' && taxes[from] !== '' && 'no-tax-number'],
      [`taxes.${from}`, taxes[account] !== '' && taxes[from] === '' && 'no-tax-start'],
    ]),
  ]
  return [
    ...findLowContrasts(look),
    ...found.flatMap(([field, code]) => (code === false ? [] : [{ field, fault: { code } }])),
  ]
}
