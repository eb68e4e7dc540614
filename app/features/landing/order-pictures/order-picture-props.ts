/** The values in the calculator's form. They are valid. */
export type OrderPictureProps = { values: Readonly<Record<string, string>> }
