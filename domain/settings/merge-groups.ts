/** The keys of an object that has no others. */
export function keysOf<T extends object>(of: T): Extract<keyof T, string>[] {
  const keys: Extract<keyof T, string>[] = []
  for (const key in of) keys.push(key)
  return keys
}

/** The default settings of each group, with what was changed in it; other groups of `changed` are left out. */
export function mergeGroups<S extends object>(
  defaults: S,
  changed: { readonly [Group in keyof S]?: Readonly<Partial<S[Group]>> | undefined },
): S {
  const merged = { ...defaults }
  for (const group of keysOf(defaults)) merged[group] = { ...defaults[group], ...changed[group] }
  return merged
}
