/** The values in the calculator's form, all of which are valid. */
export type OrderPictureProps = { values: Readonly<Record<string, string>> }
