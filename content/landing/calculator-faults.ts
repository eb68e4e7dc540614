import { type CalculatorFault, writeFieldNumber } from '../../domain/calculators/fields.ts'

/** Tells a visitor why a value of a calculator isn't valid, and what to enter instead. */
export function describeCalculatorFault(fault: CalculatorFault): string {
  switch (fault.code) {
    case 'decimal-comma':
      return 'Use a decimal point, such as 12.5.'
    case 'foreign-unit':
      return fault.unit === null
        ? `Enter just the number, without “${fault.typed}”.`
        : `Enter the number in ${fault.unit}, without “${fault.typed}”.`
    case 'not-an-option':
      return `Choose one of: ${fault.options.join(', ')}.`
    case 'too-long':
      return `At most ${fault.most} characters.`
    case 'out-of-range':
      return `Type a number from ${writeFieldNumber(fault.min)} to ${writeFieldNumber(fault.max)}${behind(fault)}.`
    case 'off-step':
      return `Use steps of ${fault.step}${behind(fault)}.`
    case 'nothing-to-cut':
      return "There's nothing to cut yet. Enter a length, or a number of pictograms or words."
    case 'bottom-too-deep':
      return `A bag ${fault.height} mm high can have a bottom up to ${fault.deepest} mm deep. Make the bag taller, or the bottom less deep.`
  }
}

const behind = ({ unit }: { unit: string | null }): string => (unit === null ? '' : ` ${unit}`)
