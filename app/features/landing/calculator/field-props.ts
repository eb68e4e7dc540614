import type { Field } from '../../../../content/calculators/labelled-fields.ts'

export type FieldProps<F extends Field = Field> = {
  name: string
  field: F
  value: string
  fault: string | undefined
  onChange: (value: string) => void
}
export type FieldPropsByKind<K extends Field['kind']> = FieldProps<Extract<Field, { kind: K }>>
