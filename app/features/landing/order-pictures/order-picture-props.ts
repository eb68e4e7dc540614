/** The form's current values, which the calculator has accepted. */
export type OrderPictureProps = { values: Readonly<Record<string, string>> }
