/** Works like `Object.keys`, but returns typed keys. Use it only for objects without undeclared keys. */
export function typedKeys<T extends object>(of: T): Extract<keyof T, string>[] {
  const keys: Extract<keyof T, string>[] = []
  for (const key in of) keys.push(key)
  return keys
}

/** Merges each group's changes into its default settings. Unknown groups in `changed` are ignored. */
export function mergeGroups<S extends object>(
  defaults: S,
  changed: { readonly [Group in keyof S]?: Readonly<Partial<S[Group]>> | undefined },
): S {
  const merged = { ...defaults }
  for (const group of typedKeys(defaults)) merged[group] = { ...defaults[group], ...changed[group] }
  return merged
}
