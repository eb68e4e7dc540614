import { describeCalculatorFault } from '../../../../content/landing/calculator-faults.ts'
import type { FieldFaults } from '../../../../domain/calculators/fields.ts'

/** Returns the error message for a calculator's field; undefined if the field's value is valid. */
export function describeFault(
  asked: { ok: true } | { ok: false; faults: FieldFaults },
  field: string,
): string | undefined {
  const fault = asked.ok ? undefined : asked.faults[field]
  return fault && describeCalculatorFault(fault)
}
