/** `Object.keys`, typed for objects without other keys. */
export function keysOf<T extends object>(of: T): Extract<keyof T, string>[] {
  const keys: Extract<keyof T, string>[] = []
  for (const key in of) keys.push(key)
  return keys
}

/** Each group's default settings, overridden by its changes. Unknown groups in `changed` are ignored. */
export function mergeGroups<S extends object>(
  defaults: S,
  changed: { readonly [Group in keyof S]?: Readonly<Partial<S[Group]>> | undefined },
): S {
  const merged = { ...defaults }
  for (const group of keysOf(defaults)) merged[group] = { ...defaults[group], ...changed[group] }
  return merged
}
