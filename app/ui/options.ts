// @chunk page-parts
export type Option<V extends string = string> = { value: V; title: string }

/** A group of options with its own heading. */
export type OptionGroup<V extends string = string> = { title: string; options: readonly Option<V>[] }

/** Turns a table of titles into options, in the table's order. */
export function toOptions<V extends string>(titles: Readonly<Record<V, string>>): Option<V>[] {
  const options: Option<V>[] = []
  for (const value in titles) options.push({ value, title: titles[value] })
  return options
}
