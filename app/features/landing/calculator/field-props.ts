import type { Field } from '../../../../domain/calculators/fields.ts'

/** What the drawing of a field is given. */
export type FieldProps<F extends Field = Field> = {
  name: string
  field: F
  value: string
  fault: string | undefined
  onChange: (value: string) => void
}
export type Of<K extends Field['kind']> = FieldProps<Extract<Field, { kind: K }>>
