// @chunk page-parts
export type Option<V extends string = string> = { value: V; title: string }

/** Options under a heading of their own. */
export type OptionGroup<V extends string = string> = { title: string; options: readonly Option<V>[] }

/** The options of a table of titles, in its order. */
export function optionsOf<V extends string>(titles: Readonly<Record<V, string>>): Option<V>[] {
  const options: Option<V>[] = []
  for (const value in titles) options.push({ value, title: titles[value] })
  return options
}
