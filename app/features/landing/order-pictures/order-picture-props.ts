/** The form's current values, which the calculator accepts as valid. */
export type OrderPictureProps = { values: Readonly<Record<string, string>> }
